import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { FactStrip } from '@selvedge/design-system/layout/FactStrip';
import { Page, PageHeader } from '@selvedge/design-system/layout/Page';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Text } from '@selvedge/design-system/layout/Text';
import { PageAddress } from '../../tabs/pageAddress';

const LEVELS = ['demoLevelsFirst', 'demoLevelsSecond', 'demoLevels'] as const;

/** Page three levels deep in the menu, which shows the path to it. */
export function DemoLevelsScreen() {
  const { t } = useTranslation('demo');
  const steps = (useContext(PageAddress).split('?')[0] ?? '').split('/');
  return (
    <Page isInset header={<PageHeader title={t('common:route.demoLevels')} lead={t('levels.lead')} />}>
      <Stack gap="s5">
        <FactStrip
          facts={LEVELS.map((key, at) => ({
            name: t('levels.level', { level: at + 1 }),
            value: t(`common:route.${key}`),
            note: steps.slice(0, at + 3).join('/'),
          }))}
        />
        <Text as="p" ink="medium">
          {t('levels.note')}
        </Text>
      </Stack>
    </Page>
  );
}
