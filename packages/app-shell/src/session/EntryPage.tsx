import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LanguageSwitch } from '@selvedge/design-system/commerce/LanguageSwitch';
import { SignInLayout } from '@selvedge/design-system/shell/SignInLayout';
import type { SignInLayoutProps } from '@selvedge/design-system/shell/SignInLayout';
import { configQuery } from '../app/config';
import type { Language } from '../app/i18n';
import { usePageTitle } from '../app/usePageTitle';
import { version } from '../app/version';

interface EntryPageProps extends Pick<SignInLayoutProps, 'cloth' | 'isWide' | 'children'> {
  /** Title of the page: the name of the action. */
  title: string;
  /** Name of the app, after the product in the browser's title. */
  place?: string;
  onLanguageChange: (language: Language) => void;
  /** Whether to show version and the other app's sign-in; not useful to a user who is signed in already. */
  hasFoot?: boolean;
  children: ReactNode;
}

/** Page before the app: cloth, language, version, and a hint to the other app's sign-in, the message `elsewhere`. */
export function EntryPage(props: EntryPageProps) {
  const { title, place, onLanguageChange, hasFoot = true, ...layout } = props;
  const { t } = useTranslation('signIn');
  const product = useQuery(configQuery).data?.title ?? t('common:product');
  usePageTitle(`${title} · ${place === undefined ? product : `${product} ${place}`}`);
  return (
    <SignInLayout
      productTitle={product}
      title={title}
      language={<LanguageSwitch form="full" onChange={onLanguageChange} />}
      foot={
        hasFoot ? (
          <>
            <span>{t('version', { version })}</span>
            <span>{t('elsewhere')}</span>
          </>
        ) : undefined
      }
      {...layout}
    />
  );
}
