import { countColumn, moneyColumn, textColumn } from '@selvedge/app-shell/listing/columns';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats, useLocale } from '@selvedge/design-system/i18n';
import { useTranslation } from 'react-i18next';
import type { SummaryRow } from '../../api/schemas';
import { changeText } from '../../figures/shares';
import { changeBp, marginBp, shareOfBp } from './summary.model';
import type { SummaryFilter } from './summary.search';

const COUNT = { isSortable: true, width: 96 };

/** Returns the columns of the summary: label, counts, value, change, margin. */
export function useColumns(
  { by, compare }: SummaryFilter,
  all: Pick<SummaryRow, 'valueCents' | 'costCents'> | undefined,
): TableColumn<SummaryRow>[] {
  const { t } = useTranslation('summary');
  const formats = useFormats();
  const { areAmountsHidden } = useLocale();
  const whole = all?.valueCents ?? 0;
  const share = (
    id: 'change' | 'margin' | 'share',
    bpOf: (row: SummaryRow) => number | null,
    yields?: number,
  ): TableColumn<SummaryRow> => ({
    id,
    header: t(id === 'change' ? `compared.${compare ?? 'before'}` : `columns.${id}`),
    align: 'end',
    width: 104,
    yields,
    render: (row) => {
      const bp = bpOf(row);
      if (bp === null) return <Text ink="weak">{formats.percent(null)}</Text>;
      return id === 'change' ? changeText(bp, formats.percent) : formats.percent(bp);
    },
  });
  const amount = { isSortable: !areAmountsHidden, width: 136, isCharged: true };
  const columns: (TableColumn<SummaryRow> | false)[] = [
    textColumn('label', t(`by.${by}`), {
      phone: 'line1',
      isRowHeader: true,
      isSortable: true,
      weight: 'medium',
      isTruncated: true,
      of: ({ label }) => (by === 'month' ? formats.month(`${label}-01T00:00`) : label),
    }),
    countColumn('orders', t('columns.orders'), { ...COUNT, phone: 'line2' }),
    countColumn('askedQty', t('columns.askedQty'), { ...COUNT, yields: 3 }),
    countColumn('confirmedQty', t('columns.confirmedQty'), { ...COUNT, phone: 'line2End' }),
    countColumn('shippedQty', t('columns.shippedQty'), { ...COUNT, yields: 5 }),
    countColumn('shortageQty', t('columns.shortageQty'), { ...COUNT, yields: 4 }),
    moneyColumn('valueCents', t('columns.valueCents'), { ...amount, phone: 'line1End' }),
    compare !== undefined && !areAmountsHidden && share('change', changeBp),
    moneyColumn('paidCents', t('columns.paidCents'), {
      phone: 'line3End',
      isNamedOnPhone: true,
      ...amount,
      yields: 2,
    }),
    all?.costCents !== undefined && share('margin', marginBp),
    !areAmountsHidden && share('share', (row) => shareOfBp(row, { valueCents: whole }), 1),
  ];
  return columns.filter((column) => column !== false);
}
