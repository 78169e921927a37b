import { version } from '@selvedge/app-shell/app/version';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { Columns } from '@selvedge/design-system/layout/Columns';
import { Page, PageHeader } from '@selvedge/design-system/layout/Page';
import { Section } from '@selvedge/design-system/layout/Section';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Text } from '@selvedge/design-system/layout/Text';
import { userInfoQuery } from '../../session/account';
import { session } from '../../api/session';
import type { SessionUser } from '../../api/schemas';
import { AccountPart } from './AccountPart';
import { AppearancePart } from './AppearancePart';
import { NoticesPart } from './NoticesPart';
import { PasswordForm } from './PasswordForm';
import { ProfileForm } from './ProfileForm';
import { SalespersonPart } from './SalespersonPart';
import { SessionsPart } from './SessionsPart';

/** Settings page of the buyer: profile, account, salesperson, appearance, notices, password, sessions, version. */
export function SettingsScreen() {
  const { t } = useTranslation(['settings', 'entry', 'signIn', 'social']);
  const user = useSnapshot(session).user as SessionUser | null;
  useQuery(userInfoQuery);
  return (
    <Page isInset header={<PageHeader title={t('common:places.settings')} />}>
      <Stack gap="s7">
        {user && (
          <Columns>
            <Section title={t('profile')}>
              <ProfileForm user={user} />
            </Section>
            <Section title={t('account')}>
              <AccountPart user={user} />
            </Section>
          </Columns>
        )}
        <Section title={t('appearance')}>
          <AppearancePart />
        </Section>
        {user && (
          <Section title={t('notices.title')}>
            <NoticesPart hasEmail={(user.email ?? '') !== ''} />
          </Section>
        )}
        <Columns>
          <Section title={t('password')}>
            <PasswordForm />
          </Section>
          <Section title={t('salesperson')}>
            <SalespersonPart />
          </Section>
        </Columns>
        <Section title={t('common:sessions.title')}>
          <SessionsPart />
        </Section>
        <Text size="caption" ink="weak">
          {t('version', { version })}
        </Text>
      </Stack>
    </Page>
  );
}
