import { PriceCell } from '@selvedge/design-system/commerce/PriceCell';
import { Text } from '@selvedge/design-system/layout/Text';
import { Toolbar } from '@selvedge/design-system/layout/Toolbar';
import { useFormats, useLocale } from '@selvedge/design-system/i18n';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SummaryTotals as Totals } from '../../api/schemas';
import { changeText } from '../../figures/shares';
import { changeBp, marginBp } from './summary.model';

/** Sums over all rows that match the filters, not over the page; each order counts once. */
export function SummaryTotals({ totals, count }: { totals: Totals; count: number }) {
  const { t } = useTranslation('summary');
  const formats = useFormats();
  const { areAmountsHidden } = useLocale();
  const [change, margin] = [changeBp(totals), marginBp(totals)];
  const parts: [string, ReactNode][] = [
    [t('columns.orders'), formats.quantity(totals.orders)],
    [t('columns.confirmedQty'), formats.quantity(totals.confirmedQty)],
    [t('columns.shippedQty'), formats.quantity(totals.shippedQty)],
    [t('columns.shortageQty'), formats.quantity(totals.shortageQty)],
  ];
  if (!areAmountsHidden) {
    parts.push(
      [t('columns.valueCents'), <PriceCell key="value" cents={totals.valueCents} isCharged />],
      [t('columns.paidCents'), <PriceCell key="paid" cents={totals.paidCents} isCharged />],
    );
    if (change !== null) parts.push([t('change'), changeText(change, formats.percent)]);
    if (margin !== null) parts.push([t('columns.margin'), formats.percent(margin)]);
  }
  return (
    <Toolbar label={t('total', { count })} gap="wide">
      <Text weight="medium">{t('total', { count })}</Text>
      {parts.map(([name, value]) => (
        <Text key={name}>
          <Text size="caption" ink="weak">
            {name}
          </Text>{' '}
          <Text weight="medium" isFigure>
            {value}
          </Text>
        </Text>
      ))}
    </Toolbar>
  );
}
