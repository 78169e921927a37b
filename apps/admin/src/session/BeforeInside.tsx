import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryPage } from '@selvedge/app-shell/session/EntryPage';
import { settings } from './settings';

/** Page that is shown before everything behind the sign-in: a first account, a first password, a second factor. */
export function BeforeInside({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation('signIn');
  return (
    <EntryPage
      title={title}
      place={t('office')}
      hasFoot={false}
      onLanguageChange={(language) => {
        settings.language = language;
      }}
    >
      {children}
    </EntryPage>
  );
}
