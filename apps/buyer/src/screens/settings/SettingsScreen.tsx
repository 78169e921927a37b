import { version } from '@selvedge/app-kit/app/version';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { DEFAULT_NICKNAME } from '@selvedge/domain/constants';
import { Button } from '@selvedge/design-system/Button';
import { Columns } from '@selvedge/design-system/Columns';
import { FactStrip } from '@selvedge/design-system/FactStrip';
import { Page, PageHeader } from '@selvedge/design-system/Page';
import { RadioGroup } from '@selvedge/design-system/RadioGroup';
import { Section } from '@selvedge/design-system/Section';
import { Stack } from '@selvedge/design-system/Stack';
import { Text } from '@selvedge/design-system/Text';
import { salesmanQuery } from '../../api/salesman';
import { userInfoQuery } from '../../session/account';
import { bindPrompt } from '../../session/bindPrompt';
import { densities, preferences, themes } from '../../session/preferences';
import { session } from '../../api/session';
import { PasswordForm } from './PasswordForm';

/** The buyer's settings: profile, e-mail, appearance, password. */
export function SettingsScreen() {
  const { t } = useTranslation('settings');
  const { user } = useSnapshot(session);
  const { theme, density } = useSnapshot(preferences);
  const salesman = useQuery(salesmanQuery).data;
  useQuery(userInfoQuery);
  return (
    <Page isInset header={<PageHeader title={t('common:places.settings')} />}>
      <Stack gap="s7">
        <Section title={t('profile')}>
          <FactStrip
            facts={[
              { name: t('nickname'), value: user?.nickname || DEFAULT_NICKNAME },
              { name: t('company'), value: user?.companyName || t('none') },
              {
                name: t('identityType'),
                value: user ? t(`dictionaries:identity_type.${user.identityType}`) : t('none'),
              },
              { name: t('phone'), value: user ? `${user.areaCode} ${user.phone}` : t('none') },
              { name: t('email'), value: user?.email || t('none') },
              { name: t('salesperson'), value: salesman?.name ?? t('none'), note: salesman?.phone },
            ]}
          />
        </Section>
        <Section title={t('email')}>
          <Stack gap="s4" align="start">
            <Text ink="medium">{t('emailPurpose')}</Text>
            <Button
              onPress={() => {
                bindPrompt.isOpen = true;
              }}
            >
              {t(user?.email ? 'changeEmail' : 'bindEmail')}
            </Button>
          </Stack>
        </Section>
        <Columns template="two">
          <Section title={t('appearance')}>
            <Stack gap="s5">
              <RadioGroup
                label={t('theme')}
                value={theme}
                options={themes.map((id) => ({ id, label: t(`themes.${id}`) }))}
                onChange={(id) => {
                  preferences.theme = themes.find((each) => each === id) ?? 'light';
                }}
              />
              <RadioGroup
                label={t('density')}
                value={density}
                options={densities.map((id) => ({ id, label: t(`densities.${id}`) }))}
                onChange={(id) => {
                  preferences.density = densities.find((each) => each === id) ?? 'comfortable';
                }}
              />
            </Stack>
          </Section>
          <Section title={t('password')}>
            <PasswordForm />
          </Section>
        </Columns>
        <Text size="caption" ink="weak">
          {t('version', { version })}
        </Text>
      </Stack>
    </Page>
  );
}
