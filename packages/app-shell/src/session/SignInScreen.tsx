import { useState } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Resolver } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSearch } from 'wouter';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Text } from '@selvedge/design-system/layout/Text';
import { configQuery } from '../app/config';
import type { Language } from '../app/i18n';
import { DemoAccounts } from './DemoAccounts';
import { EntryPage } from './EntryPage';
import type { SignInPicture } from './picture';
import { SignInForm } from './SignInForm';
import type { SignInValues } from './SignInForm';

/** Values of the form with the key of the picture; empty while there is none. */
export type SignInInput = SignInValues & { key: string };

/** Parts in which the sign-in of an app differs. */
export interface SignInScreenProps {
  /** App whose demo accounts are offered. */
  app: 'buyer' | 'admin';
  /** Name of the app, after the product in the browser's title. */
  place?: string;
  /** Note below the demo accounts. */
  demoNote?: string;
  resolver: Resolver<SignInValues>;
  /** Code that is sent when the server requires none. */
  codeWithoutCaptcha: string;
  /** Whether users may sign in by phone number. */
  takesPhones?: boolean;
  /** Fetches a new picture each time it is called. */
  fetchPicture: (signal: AbortSignal) => Promise<SignInPicture>;
  /** Signs in and goes to `redirect`, if any; rejects with an ApiError. */
  onSignIn: (values: SignInInput, redirect: string | null) => Promise<void>;
  onLanguageChange: (language: Language) => void;
  /** Element at the end of the password's label: the link to reset the password. */
  passwordEnd?: ReactNode;
  /** Element below the form: the link to register. */
  below?: ReactNode;
  /** Other sign-in method in place of the form; the form's input stays. */
  instead?: ReactNode;
}

/** Sign-in page of both apps. The message `elsewhere` names the other app's sign-in. */
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
