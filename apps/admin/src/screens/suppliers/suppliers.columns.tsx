import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDictionary } from '@selvedge/app-shell/app/useDictionary';
import { EllipsisIcon } from '@selvedge/design-system/primitives/Icon';
import { IconButton } from '@selvedge/design-system/primitives/IconButton';
import { Menu } from '@selvedge/design-system/primitives/Menu';
import { StatusMark } from '@selvedge/design-system/primitives/StatusMark';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats } from '@selvedge/design-system/i18n';
import type { Supplier } from '../../api/schemas';
import { useAllowed } from '../../session/Allowed';

const EDIT = ['biz:supplier:edit'] as const;
const DELETE = ['biz:supplier:delete'] as const;

/** Action on one supplier. */
export interface AskedOfSupplier {
  kind: 'edit' | 'delete';
  supplier: Supplier;
}

/** Returns the columns of the list of suppliers. */
export function useColumns(onAsk: (asked: AskedOfSupplier) => void): TableColumn<Supplier>[] {
  const { t } = useTranslation('suppliers');
  const states = useDictionary('account_status');
  const formats = useFormats();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('field.name'),
        isRowHeader: true,
        isSortable: true,
        width: 264,
        render: ({ name, code }) => (
          <>
            <Text weight="medium">{name}</Text>{' '}
            <Text size="caption" ink="weak" isFigure>
              {code}
            </Text>
          </>
        ),
      },
      {
        id: 'warehousePrefix',
        header: t('field.warehousePrefix'),
        width: 96,
        render: ({ warehousePrefix }) => <Text isFigure>{warehousePrefix}</Text>,
      },
      {
        id: 'contact',
        yields: 3,
        header: t('field.contact'),
        width: 136,
        render: ({ contact }) => <Text ink="medium">{contact || '–'}</Text>,
      },
      {
        id: 'phone',
        yields: 4,
        header: t('field.phone'),
        width: 152,
        render: ({ phone }) => (
          <Text ink="medium" isFigure>
            {phone ?? '–'}
          </Text>
        ),
      },
      {
        id: 'email',
        yields: 5,
        header: t('field.email'),
        width: 232,
        render: ({ email }) => <Text ink="medium">{email ?? '–'}</Text>,
      },
      {
        id: 'country',
        yields: 2,
        header: t('field.country'),
        isSortable: true,
        width: 88,
        render: ({ country }) => country,
      },
      {
        id: 'leadDays',
        header: t('columns.leadDays'),
        align: 'end',
        isSortable: true,
        width: 88,
        render: ({ leadDays }) => t('days', { count: leadDays }),
      },
      {
        id: 'rating',
        header: t('columns.rating'),
        align: 'end',
        isSortable: true,
        width: 72,
        render: ({ rating }) => (rating === null ? '–' : formats.quantity(rating)),
      },
      {
        id: 'productCount',
        yields: 1,
        header: t('columns.productCount'),
        align: 'end',
        isSortable: true,
        width: 88,
        render: ({ productCount }) => formats.quantity(productCount),
      },
      {
        id: 'status',
        header: t('field.status'),
        width: 88,
        render: ({ status }) => (
          <StatusMark
            glyph={status === 'ENABLED' ? 'full' : 'cross'}
            tone={states.toneOf(status, status === 'ENABLED' ? 'positive' : 'critical')}
            isOff={status === 'DISABLED'}
          >
            {t(`dictionaries:account_status.${status}`)}
          </StatusMark>
        ),
      },
      {
        id: 'more',
        header: t('columns.more'),
        isHeaderHidden: true,
        align: 'end',
        width: 56,
        render: (supplier) => <SupplierMenu supplier={supplier} onAsk={onAsk} />,
      },
    ],
    [t, formats, states, onAsk],
  );
}

function SupplierMenu({ supplier, onAsk }: { supplier: Supplier; onAsk: (asked: AskedOfSupplier) => void }) {
  const { t } = useTranslation('suppliers');
  const mayEdit = useAllowed(EDIT);
  const mayDelete = useAllowed(DELETE);
  const kinds = [...(mayEdit ? (['edit'] as const) : []), ...(mayDelete ? (['delete'] as const) : [])];
  if (kinds.length === 0) return null;
  const label = t('more', { name: supplier.name });
  return (
    <Menu
      label={label}
      trigger={<IconButton size="small" label={label} icon={<EllipsisIcon />} />}
      groups={[
        {
          id: 'steps',
          items: kinds.map((kind) => ({
            id: kind,
            label: t(`step.${kind}`),
            onAction: () => onAsk({ kind, supplier }),
          })),
        },
      ]}
    />
  );
}
