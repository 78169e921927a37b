import { PriceCell } from '@selvedge/design-system/commerce/PriceCell';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats, useLocale } from '@selvedge/design-system/i18n';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SummaryRow } from '../../api/schemas';
import { changeText } from '../../figures/shares';
import { changeBp, marginBp, shareOfBp } from './summary.model';
import type { SummaryFilter } from './summary.search';

const PIECES = ['askedQty', 'confirmedQty', 'shippedQty', 'shortageQty'] as const;
/** Order in which the columns of pieces are hidden in a narrow window. */
const YIELDS = { askedQty: 3, confirmedQty: undefined, shippedQty: 5, shortageQty: 4 } as const;

/** Returns the columns of the summary: label, counts, value, change, margin. */
export function useColumns(
  { by, compare }: SummaryFilter,
  all: Pick<SummaryRow, 'valueCents' | 'costCents'> | undefined,
): TableColumn<SummaryRow>[] {
  const { t } = useTranslation('summary');
  const formats = useFormats();
  const { areAmountsHidden } = useLocale();
  const hasCosts = all?.costCents !== undefined;
  const whole = all?.valueCents ?? 0;
  return useMemo(() => {
    const count = (id: 'orders' | (typeof PIECES)[number], yields?: number): TableColumn<SummaryRow> => ({
      id,
      header: t(`columns.${id}`),
      align: 'end',
      isSortable: true,
      width: 96,
      yields,
      render: (row) => formats.quantity(row[id]),
    });
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
    return [
      {
        id: 'label',
        header: t(`by.${by}`),
        isRowHeader: true,
        isSortable: true,
        render: ({ label }) => (
          <Text weight="medium" isTruncated>
            {by === 'month' ? formats.month(`${label}-01T00:00`) : label}
          </Text>
        ),
      },
      count('orders'),
      ...PIECES.map((id) => count(id, YIELDS[id])),
      {
        id: 'valueCents',
        header: t('columns.valueCents'),
        align: 'end',
        isSortable: !areAmountsHidden,
        width: 136,
        render: ({ valueCents }) => <PriceCell cents={valueCents} isCharged />,
      },
      ...(compare && !areAmountsHidden ? [share('change', changeBp)] : []),
      {
        id: 'paidCents',
        header: t('columns.paidCents'),
        align: 'end',
        isSortable: !areAmountsHidden,
        width: 136,
        yields: 2,
        render: ({ paidCents }) => <PriceCell cents={paidCents} isCharged />,
      },
      ...(hasCosts ? [share('margin', marginBp)] : []),
      ...(areAmountsHidden ? [] : [share('share', (row) => shareOfBp(row, { valueCents: whole }), 1)]),
    ];
  }, [t, formats, areAmountsHidden, by, compare, hasCosts, whole]);
}
