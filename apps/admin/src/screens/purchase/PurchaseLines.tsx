import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PriceCell } from '@selvedge/design-system/commerce/PriceCell';
import { Section } from '@selvedge/design-system/layout/Section';
import { Table } from '@selvedge/design-system/primitives/Table';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats } from '@selvedge/design-system/i18n';
import { COST_PERM } from '@selvedge/domain/people/fieldVisibility';
import type { PurchaseOrderDetail } from '../../api/schemas';
import { useAllowed } from '../../session/Allowed';
import { useProductColumns } from './useProductColumns';
import type { PurchaseLine } from './useProductColumns';

const COST = [COST_PERM] as const;

/** Lines of a purchase order: ordered, received, defective and open pieces, and their cost. */
export function PurchaseLines({ order }: { order: PurchaseOrderDetail }) {
  const { t } = useTranslation('purchases');
  const formats = useFormats();
  const seesCost = useAllowed(COST);
  const productColumns = useProductColumns();
  const columns = useMemo(() => {
    const pieces = (id: 'qty' | 'receivedQty' | 'defectQty' | 'openQty'): TableColumn<PurchaseLine> => ({
      id,
      header: t(`columns.${id}`),
      align: 'end',
      width: 72,
      render: (line) => (
        <Text isFigure ink={id === 'defectQty' && line.defectQty > 0 ? 'critical' : undefined}>
          {line[id] === 0 ? '–' : formats.quantity(line[id])}
        </Text>
      ),
    });
    const cents = (id: 'costCents' | 'lineCents', yields: number): TableColumn<PurchaseLine> => ({
      id,
      yields,
      header: t(`columns.${id}`),
      align: 'end',
      width: 104,
      render: (line) => <PriceCell cents={line[id]} isCharged />,
    });
    return [
      ...productColumns,
      {
        id: 'intlCode',
        yields: 3,
        header: t('columns.intlCode'),
        width: 136,
        render: ({ intlCode }: PurchaseLine) => (
          <Text ink="medium" isFigure>
            {intlCode}
          </Text>
        ),
      },
      pieces('qty'),
      pieces('receivedQty'),
      pieces('defectQty'),
      pieces('openQty'),
      ...(seesCost ? [cents('costCents', 2), cents('lineCents', 1)] : []),
    ];
  }, [t, formats, productColumns, seesCost]);
  return (
    <Section isInset title={t('lines')} note={t('lineCount', { count: order.lineCount })}>
      <Table
        label={t('lines')}
        columns={columns}
        rows={order.lines}
        rowId={({ id }) => id}
        isTall
        hasPhoneRows
      />
    </Section>
  );
}
