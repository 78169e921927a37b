import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LanguageSwitch } from '@selvedge/design-system/LanguageSwitch';
import { SignInLayout } from '@selvedge/design-system/SignInLayout';
import type { SignInLayoutProps } from '@selvedge/design-system/SignInLayout';
import { configQuery } from '../app/config';
import type { Language } from '../app/i18n';
import { usePageTitle } from '../app/usePageTitle';
import { version } from '../app/version';

interface EntryPageProps extends Pick<SignInLayoutProps, 'cloth' | 'isWide' | 'children'> {
  /** What is done here: the word of the action. */
  title: string;
  /** Stands behind the product in the browser's title. */
  place?: string;
  onLanguageChange: (language: Language) => void;
  /** Version and the other side's sign-in; of no use to who is signed in already. */
  hasFoot?: boolean;
  children: ReactNode;
}

/** A page before the app: cloth, language, version, and where the other side signs in, `elsewhere` in the app's words. */
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
