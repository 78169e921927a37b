import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { LANGUAGES } from '@selvedge/domain/display/languages';
import { SHOWN_CURRENCIES } from '@selvedge/domain/money/exchange';
import { Columns } from '@selvedge/design-system/layout/Columns';
import { RadioGroup } from '@selvedge/design-system/primitives/RadioGroup';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Switch } from '@selvedge/design-system/primitives/Switch';
import { Text } from '@selvedge/design-system/layout/Text';
import { densities, themes } from '@selvedge/app-shell/session/choices';
import { preferences, sizes } from '../../session/preferences';
import type { Preferences } from '../../session/preferences';

const choosing =
  <Key extends keyof Preferences>(key: Key) =>
  (value: Preferences[Key]): void => {
    preferences[key] = value;
  };

/** Section for language, theme, size, density, currency and watermark: applied at once, and the same on every device. */
export function AppearancePart() {
  const { t } = useTranslation('settings');
  const { language, theme, size, density, currency, watermark } = useSnapshot(preferences);
  const choice = <Id extends string>(
    label: string,
    value: Id,
    options: readonly { id: Id; label: string }[],
    choose: (id: Id) => void,
  ) => (
    <RadioGroup
      label={label}
      orientation="horizontal"
      value={value}
      options={options}
      onChange={(id) => {
        const chosen = options.find((each) => each.id === id);
        if (chosen) choose(chosen.id);
      }}
    />
  );
  return (
    <Stack gap="s5">
      <Columns gap="s5">
        {choice(
          t('language'),
          language,
          LANGUAGES.map(({ tag, name }) => ({ id: tag, label: name })),
          choosing('language'),
        )}
        {choice(
          t('currency'),
          currency,
          SHOWN_CURRENCIES.map((id) => ({ id, label: id })),
          choosing('currency'),
        )}
        {choice(
          t('theme'),
          theme,
          themes.map((id) => ({ id, label: t(`themes.${id}`) })),
          choosing('theme'),
        )}
        {choice(
          t('size'),
          size,
          sizes.map((id) => ({ id, label: t(`sizes.${id}`) })),
          choosing('size'),
        )}
        {choice(
          t('density'),
          density,
          densities.map((id) => ({ id, label: t(`densities.${id}`) })),
          choosing('density'),
        )}
        <Switch isSelected={watermark} onChange={choosing('watermark')}>
          {t('watermark')}
        </Switch>
      </Columns>
      <Text size="caption" ink="medium">
        {t('keptOnServer')}
      </Text>
    </Stack>
  );
}
