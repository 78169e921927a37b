import { useTranslation } from 'react-i18next';
import { useSearch } from 'wouter';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { DictionaryWordsProvider } from '@selvedge/app-shell/app/DictionaryWordsProvider';
import { EntryPage } from '@selvedge/app-shell/session/EntryPage';
import { EntryTurn } from '../EntryTurn';
import { chooseLanguage } from '../../session/preferences';
import { RegisterForm } from './RegisterForm';

/** Registration page of buyers. */
export function RegisterScreen() {
  const { t } = useTranslation('entry');
  const redirect = new URLSearchParams(useSearch()).get('redirect');
  return (
    <EntryPage
      title={t('register.title')}
      isWide
      cloth={{
        headline: [t('register.lineOne'), t('register.lineTwo')],
        lead: [t('register.leadOne'), t('register.leadTwo')],
      }}
      onLanguageChange={chooseLanguage}
    >
      <Stack gap="s5">
        <EntryTurn question={t('register.haveAccount')} redirect={redirect} />
        <DictionaryWordsProvider>
          <RegisterForm redirect={redirect} />
        </DictionaryWordsProvider>
      </Stack>
    </EntryPage>
  );
}
