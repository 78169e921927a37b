import { countColumn, moneyColumn, momentColumn, textColumn } from '@selvedge/app-shell/listing/columns';
import { OrderStatusMark } from '@selvedge/design-system/commerce/OrderStatusBadge';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { useLocale } from '@selvedge/design-system/i18n';
import { useTranslation } from 'react-i18next';
import type { StaffListSummary } from '../../api/schemas';

/** Returns the address of the page on which staff edit a list. */
export const editorHref = (id: string): string => `/lists/edit/${encodeURIComponent(id)}`;

const MOMENT = { isSortable: true, width: 108 };
const COUNT = { isSortable: true, width: 84 };

/** Returns the columns of the table of lists. */
export function useColumns(): TableColumn<StaffListSummary>[] {
  const { t } = useTranslation('staffLists');
  const { areAmountsHidden } = useLocale();
  const columns: (TableColumn<StaffListSummary> | false)[] = [
    textColumn('name', t('columns.name'), {
      phone: 'line1',
      isRowHeader: true,
      isSortable: true,
      width: 260,
      face: 'display',
      href: ({ id }) => editorHref(id),
    }),
    {
      id: 'status',
      phone: 'line1End',
      header: t('columns.status'),
      width: 96,
      render: ({ status }) => <OrderStatusMark kind="list" code={status} />,
    },
    textColumn('owner', t('columns.owner'), {
      phone: 'line2',
      width: 120,
      yields: 5,
      of: ({ ownerName }) => ownerName,
      note: ({ ownerType }) => (ownerType === 'BUYER' ? t('owner.BUYER') : null),
    }),
    textColumn('delivery', t('columns.delivery'), {
      width: 108,
      yields: 4,
      of: ({ deliveryMethod }) => t(`dictionaries:delivery_method.${deliveryMethod}`),
    }),
    textColumn('visibility', t('columns.visibility'), {
      width: 96,
      yields: 7,
      ink: 'medium',
      of: ({ visibility }) => t(`visibility.${visibility}`),
    }),
    momentColumn('startAt', t('columns.startAt'), { ...MOMENT, yields: 8 }),
    momentColumn('closeAt', t('columns.closeAt'), {
      phone: 'line3End',
      isNamedOnPhone: true,
      ...MOMENT,
      yields: 0,
      ink: 'strong',
    }),
    countColumn('productCount', t('columns.productCount'), { phone: 'line3', ...COUNT, yields: 2 }),
    countColumn('stockQty', t('columns.stockQty'), { ...COUNT, yields: 3 }),
    !areAmountsHidden &&
      moneyColumn('stockValueCents', t('columns.stockValueCents'), {
        phone: 'line2End',
        isSortable: true,
        width: 132,
        yields: 6,
        isCharged: true,
      }),
    countColumn('orderCount', t('columns.orderCount'), { ...COUNT, yields: 1 }),
    countColumn('shareCount', t('columns.shareCount'), { ...COUNT, yields: 9, isSortable: false }),
    momentColumn('createdAt', t('columns.createdAt'), { ...MOMENT, yields: 10 }),
  ];
  return columns.filter((column) => column !== false);
}
