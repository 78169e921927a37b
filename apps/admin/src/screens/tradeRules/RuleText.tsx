import { useTranslation } from 'react-i18next';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats } from '@selvedge/design-system/i18n';
import type { TradeRule } from './tradeRules.api';

/** Text of a trade rule: pieces, or each tier of the surcharge on a line of its own. */
export function RuleText({ value: { pieces, tiers } }: { value: TradeRule['value'] }) {
  const { t } = useTranslation('money');
  const formats = useFormats();
  if (tiers === undefined) return <Text isFigure>{t('rules.pieces', { count: pieces ?? 0 })}</Text>;
  return (
    <Stack gap="s1">
      {tiers.map(({ fromCents, surchargeBp }) => (
        <Text key={fromCents} isFigure>
          {t('rules.step', {
            from: formats.money(fromCents),
            percent: formats.percent(surchargeBp),
          })}
        </Text>
      ))}
    </Stack>
  );
}
