import { useMemo } from 'react';
import { Link } from '@selvedge/design-system/primitives/Link';
import { OrderStatusMark } from '@selvedge/design-system/commerce/OrderStatusBadge';
import { PriceCell } from '@selvedge/design-system/commerce/PriceCell';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats, useLocale } from '@selvedge/design-system/i18n';
import { useTranslation } from 'react-i18next';
import type { StaffListSummary } from '../../api/schemas';

/** Returns the address of the page on which staff edit a list. */
export const editorHref = (id: string): string => `/lists/edit/${encodeURIComponent(id)}`;

/** Returns the columns of the table of lists. */
export function useColumns(): TableColumn<StaffListSummary>[] {
  const { t } = useTranslation('staffLists');
  const formats = useFormats();
  const { areAmountsHidden } = useLocale();
  return useMemo(() => {
    const moment = (
      id: 'startAt' | 'closeAt' | 'createdAt',
      yields: number,
    ): TableColumn<StaffListSummary> => ({
      id,
      header: t(`columns.${id}`),
      isSortable: true,
      width: 108,
      yields,
      render: (list) => (
        <Text ink={id === 'closeAt' ? 'strong' : 'weak'} isFigure>
          {formats.stamp(list[id])}
        </Text>
      ),
    });
    const count = (
      id: 'productCount' | 'stockQty' | 'orderCount' | 'shareCount',
      yields: number,
    ): TableColumn<StaffListSummary> => ({
      id,
      header: t(`columns.${id}`),
      align: 'end',
      isSortable: id !== 'shareCount',
      width: 84,
      yields,
      render: (list) => formats.quantity(list[id]),
    });
    return [
      {
        id: 'name',
        header: t('columns.name'),
        isRowHeader: true,
        isSortable: true,
        width: 260,
        render: ({ id, name }) => (
          <Link variant="plain" href={editorHref(id)}>
            <Text face="display">{name}</Text>
          </Link>
        ),
      },
      {
        id: 'status',
        header: t('columns.status'),
        width: 96,
        render: ({ status }) => <OrderStatusMark kind="list" code={status} />,
      },
      {
        id: 'owner',
        header: t('columns.owner'),
        width: 120,
        yields: 5,
        render: ({ ownerType, ownerName }) => (
          <>
            {ownerName}{' '}
            {ownerType === 'BUYER' && (
              <Text size="caption" ink="weak">
                {t('owner.BUYER')}
              </Text>
            )}
          </>
        ),
      },
      {
        id: 'delivery',
        header: t('columns.delivery'),
        width: 108,
        yields: 4,
        render: ({ deliveryMethod }) => t(`dictionaries:delivery_method.${deliveryMethod}`),
      },
      {
        id: 'visibility',
        header: t('columns.visibility'),
        width: 96,
        yields: 7,
        render: ({ visibility }) => <Text ink="medium">{t(`visibility.${visibility}`)}</Text>,
      },
      moment('startAt', 8),
      moment('closeAt', 0),
      count('productCount', 2),
      count('stockQty', 3),
      ...(areAmountsHidden
        ? []
        : [
            {
              id: 'stockValueCents',
              header: t('columns.stockValueCents'),
              align: 'end' as const,
              isSortable: true,
              width: 132,
              yields: 6,
              render: ({ stockValueCents }: StaffListSummary) => (
                <PriceCell cents={stockValueCents} isCharged />
              ),
            },
          ]),
      count('orderCount', 1),
      count('shareCount', 9),
      moment('createdAt', 10),
    ];
  }, [t, formats, areAmountsHidden]);
}
