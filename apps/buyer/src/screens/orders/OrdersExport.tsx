import { useTranslation } from 'react-i18next';
import type { OrderExportColumn } from '@selvedge/domain/sheets/exportColumns';
import { ExportButton } from '../../exports/ExportButton';
import { writeOrdersFilter } from './orders.search';
import type { OrdersFilter } from './orders.search';

/** The columns of the list of orders, in their order. */
const COLUMNS = [
  'orderNo',
  'ordererNickname',
  'lists',
  'createdAt',
  'status',
  'qty',
  'valueCents',
  'payableCents',
  'paymentStatus',
] as const satisfies readonly OrderExportColumn[];

/** Exports the orders that the filters leave. */
export function OrdersExport({ filter, total }: { filter: OrdersFilter; total: number | undefined }) {
  const { t } = useTranslation('exports');
  const columns = COLUMNS.map((id) => ({ id, label: t(`orders.${id}`) }));
  const query = writeOrdersFilter({ ...filter, page: 1 });
  return (
    <ExportButton size="header" ask={{ type: 'ORDER', query, rows: total, columns, shown: [...COLUMNS] }} />
  );
}
