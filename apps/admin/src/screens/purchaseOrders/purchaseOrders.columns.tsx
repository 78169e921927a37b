import { useTranslation } from 'react-i18next';
import { countColumn, moneyColumn, momentColumn, textColumn } from '@selvedge/app-shell/listing/columns';
import { Link } from '@selvedge/design-system/primitives/Link';
import { OrderStatusMark } from '@selvedge/design-system/commerce/OrderStatusBadge';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats } from '@selvedge/design-system/i18n';
import { COST_PERM } from '@selvedge/domain/people/fieldVisibility';
import type { PurchaseOrderRow } from '../../api/schemas';
import { useAllowed } from '../../session/Allowed';

/** Returns the columns of the list of purchase orders. */
export function useColumns(): TableColumn<PurchaseOrderRow>[] {
  const { t } = useTranslation('purchases');
  const formats = useFormats();
  const seesCost = useAllowed([COST_PERM]);
  const columns: (TableColumn<PurchaseOrderRow> | false)[] = [
    {
      id: 'poNo',
      phone: 'line1',
      header: t('columns.poNo'),
      isRowHeader: true,
      isSortable: true,
      width: 136,
      render: ({ id, poNo }) => (
        <Link href={`/purchases/detail/${id}`}>
          <Text isFigure>{poNo}</Text>
        </Link>
      ),
    },
    textColumn('supplier', t('columns.supplier'), {
      phone: 'line2',
      width: 216,
      of: ({ supplierName }) => supplierName,
    }),
    {
      id: 'status',
      phone: 'line1End',
      header: t('columns.status'),
      width: 120,
      render: ({ status }) => <OrderStatusMark kind="purchase" code={status} />,
    },
    {
      id: 'expectedAt',
      phone: 'line3',
      isNamedOnPhone: true,
      header: t('columns.expectedAt'),
      isSortable: true,
      width: 136,
      render: ({ expectedAt, overdue }) => (
        <>
          <Text isFigure>{formats.date(expectedAt)}</Text>{' '}
          {overdue && (
            <Text size="caption" ink="critical">
              {t('late')}
            </Text>
          )}
        </>
      ),
    },
    countColumn('qty', t('columns.qty'), { phone: 'line3End', isSortable: true, width: 80 }),
    countColumn('came', t('columns.receivedQty'), {
      phone: 'none',
      width: 80,
      of: ({ receivedQty }) => receivedQty,
    }),
    countColumn('defectQty', t('columns.defectQty'), {
      yields: 2,
      width: 72,
      of: ({ defectQty }) => defectQty || null,
    }),
    seesCost &&
      moneyColumn('valueCents', t('columns.valueCents'), {
        phone: 'line2End',
        isSortable: true,
        width: 120,
        isCharged: true,
      }),
    textColumn('createdBy', t('columns.createdBy'), { yields: 4, width: 120, ink: 'medium' }),
    momentColumn('createdAt', t('columns.createdAt'), { yields: 3, isSortable: true, width: 136 }),
  ];
  return columns.filter((column) => column !== false);
}
