import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FactStrip } from '@selvedge/design-system/layout/FactStrip';
import { IconPicker } from '@selvedge/design-system/primitives/IconPicker';
import { Page, PageHeader } from '@selvedge/design-system/layout/Page';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { menuIcon } from '../../icons/menuIcon';
import { useMenuIcons } from '../../icons/useMenuIcons';

/** Demo of the icon picker for a menu entry, and the value it stores. */
export function DemoIconSelectorScreen() {
  const { t } = useTranslation(['demo', 'system']);
  const [chosen, setChosen] = useState<string>('tag');
  return (
    <Page
      isInset
      header={<PageHeader title={t('common:route.demoIconSelector')} lead={t('iconSelector.lead')} />}
    >
      <Stack gap="s5">
        <IconPicker
          label={t('iconSelector.label')}
          icons={useMenuIcons()}
          value={chosen}
          onChange={setChosen}
        />
        <FactStrip
          facts={[
            { name: t('iconSelector.stored'), value: chosen },
            { name: t('iconSelector.drawn'), value: menuIcon(chosen) },
          ]}
        />
      </Stack>
    </Page>
  );
}
