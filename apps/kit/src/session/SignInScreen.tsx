import { useState } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Resolver } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSearch } from 'wouter';
import { Stack } from '@selvedge/design-system/Stack';
import { Text } from '@selvedge/design-system/Text';
import { configQuery } from '../app/config';
import type { Language } from '../app/i18n';
import { DemoAccounts } from './DemoAccounts';
import { EntryPage } from './EntryPage';
import type { SignInPicture } from './picture';
import { SignInForm } from './SignInForm';
import type { SignInValues } from './SignInForm';

/** What is typed, and the key of the picture it was read from; empty while there is none. */
export type SignInInput = SignInValues & { key: string };

/** What is particular to an app's sign-in. */
export interface SignInScreenProps {
  /** Whose accounts of the demo house are offered. */
  app: 'buyer' | 'admin';
  /** Stands behind the product in the browser's title. */
  place?: string;
  /** Said below the accounts of the demo house. */
  demoNote?: string;
  resolver: Resolver<SignInValues>;
  /** Sent as the code where the house asks for none. */
  codeWithoutCaptcha: string;
  /** People may sign in by phone number. */
  takesPhones?: boolean;
  /** Fetches a new picture each time it is called. */
  fetchPicture: (signal: AbortSignal) => Promise<SignInPicture>;
  /** Signs in and goes to `redirect`, where it leads afterwards; rejects with an ApiError. */
  onSignIn: (values: SignInInput, redirect: string | null) => Promise<void>;
  onLanguageChange: (language: Language) => void;
  /** Stands at the end of the password's label: the way for who forgot it. */
  passwordEnd?: ReactNode;
  /** Stands below the form: the way for who has no account. */
  below?: ReactNode;
  /** Another way, in the place of the form; what was typed there stays. */
  instead?: ReactNode;
}

/** The sign-in page of both apps. Where the other side signs in is `elsewhere` in the app's words. */
export function SignInScreen(props: SignInScreenProps) {
  const { app, place, demoNote, below, instead, onSignIn, onLanguageChange, ...form } = props;
  const { t } = useTranslation('signIn');
  const redirect = new URLSearchParams(useSearch()).get('redirect');
  const config = useQuery(configQuery).data;
  const [chosen, setChosen] = useState({ username: '', password: '' });
  const accounts = config?.demo?.accounts.filter((account) => account.app === app) ?? [];

  return (
    <EntryPage title={t('common:actions.signIn')} place={place} onLanguageChange={onLanguageChange}>
      <Stack gap="s6">
        {instead}
        <div hidden={Boolean(instead)}>
          <SignInForm
            key={chosen.username}
            initial={chosen}
            hasCaptcha={config?.captcha ?? true}
            onSignIn={(values) => onSignIn(values, redirect)}
            {...form}
          />
        </div>
        {below}
        {!instead && accounts.length > 0 && (
          <DemoAccounts
            intro={t('demo', { password: accounts[0]?.password })}
            accounts={accounts}
            onChoose={setChosen}
          />
        )}
        {!instead && config?.demo && demoNote && (
          <Text size="caption" ink="medium">
            {demoNote}
          </Text>
        )}
      </Stack>
    </EntryPage>
  );
}
