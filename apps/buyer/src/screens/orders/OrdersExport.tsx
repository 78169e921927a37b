import { useTranslation } from 'react-i18next';
import type { OrderExportColumn } from '@selvedge/domain/sheets/exportColumns';
import { ExportButton } from '../../exports/ExportButton';
import { askedOrders } from './orders.asked';
import type { OrdersFilter } from './orders.search';

/** Columns of the order export, in the order of the list. */
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

/** Button that exports the orders that match the filter. */
export function OrdersExport({ filter, total }: { filter: OrdersFilter; total: number | undefined }) {
  const { t } = useTranslation('exports');
  const columns = COLUMNS.map((id) => ({ id, label: t(`orders.${id}`) }));
  const asked = Object.entries(askedOrders(filter)).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString();
  return (
    <ExportButton size="header" ask={{ type: 'ORDER', query, rows: total, columns, shown: [...COLUMNS] }} />
  );
}
