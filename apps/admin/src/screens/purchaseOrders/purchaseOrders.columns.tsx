import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '@selvedge/design-system/primitives/Link';
import { OrderStatusMark } from '@selvedge/design-system/commerce/OrderStatusBadge';
import { PriceCell } from '@selvedge/design-system/commerce/PriceCell';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats } from '@selvedge/design-system/i18n';
import { COST_PERM } from '@selvedge/domain/people/fieldVisibility';
import type { PurchaseOrderRow } from '../../api/schemas';
import { useAllowed } from '../../session/Allowed';

const COST = [COST_PERM] as const;

/** Returns the columns of the list of purchase orders. */
export function useColumns(): TableColumn<PurchaseOrderRow>[] {
  const { t } = useTranslation('purchases');
  const formats = useFormats();
  const seesCost = useAllowed(COST);
  return useMemo(() => {
    const columns: (TableColumn<PurchaseOrderRow> | false)[] = [
      {
        id: 'poNo',
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
      {
        id: 'supplier',
        header: t('columns.supplier'),
        width: 216,
        render: ({ supplierName }) => supplierName,
      },
      {
        id: 'status',
        header: t('columns.status'),
        width: 120,
        render: ({ status }) => <OrderStatusMark kind="purchase" code={status} />,
      },
      {
        id: 'expectedAt',
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
      {
        id: 'qty',
        header: t('columns.qty'),
        align: 'end',
        isSortable: true,
        width: 80,
        render: ({ qty }) => formats.quantity(qty),
      },
      {
        id: 'came',
        header: t('columns.receivedQty'),
        align: 'end',
        width: 80,
        render: ({ receivedQty }) => formats.quantity(receivedQty),
      },
      {
        id: 'defectQty',
        yields: 2,
        header: t('columns.defectQty'),
        align: 'end',
        width: 72,
        render: ({ defectQty }) => (defectQty === 0 ? '–' : formats.quantity(defectQty)),
      },
      seesCost && {
        id: 'valueCents',
        header: t('columns.valueCents'),
        align: 'end',
        isSortable: true,
        width: 120,
        render: ({ valueCents }) => <PriceCell cents={valueCents} isCharged />,
      },
      {
        id: 'createdBy',
        yields: 4,
        header: t('columns.createdBy'),
        width: 120,
        render: ({ createdBy }) => <Text ink="medium">{createdBy}</Text>,
      },
      {
        id: 'createdAt',
        yields: 3,
        header: t('columns.createdAt'),
        isSortable: true,
        width: 136,
        render: ({ createdAt }) => (
          <Text ink="weak" isFigure>
            {formats.stamp(createdAt)}
          </Text>
        ),
      },
    ];
    return columns.filter((column) => column !== false);
  }, [t, formats, seesCost]);
}
