import { useTranslation } from 'react-i18next';
import { countColumn, textColumn } from '@selvedge/app-shell/listing/columns';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import type { Supplier } from '../../api/schemas';
import { accountColumn } from '../../listing/AccountState';
import { menuColumn } from '@selvedge/design-system/primitives/RowMenu';
import { useAllowed } from '../../session/Allowed';

/** Action on one supplier. */
export interface AskedOfSupplier {
  kind: 'edit' | 'delete';
  supplier: Supplier;
}

/** Returns the columns of the list of suppliers. */
export function useColumns(onAsk: (asked: AskedOfSupplier) => void): TableColumn<Supplier>[] {
  const { t } = useTranslation('suppliers');
  const mayEdit = useAllowed(['biz:supplier:edit']);
  const mayDelete = useAllowed(['biz:supplier:delete']);
  return [
    {
      id: 'name',
      phone: 'line1',
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
    textColumn('warehousePrefix', t('field.warehousePrefix'), {
      phone: 'line2End',
      isNamedOnPhone: true,
      width: 96,
      isFigure: true,
    }),
    textColumn('contact', t('field.contact'), {
      phone: 'line2',
      yields: 3,
      width: 136,
      ink: 'medium',
      of: ({ contact }) => contact || null,
    }),
    textColumn('phone', t('field.phone'), { yields: 4, width: 152, ink: 'medium', isFigure: true }),
    textColumn('email', t('field.email'), { yields: 5, width: 232, ink: 'medium' }),
    textColumn('country', t('field.country'), { yields: 2, isSortable: true, width: 88 }),
    textColumn('leadDays', t('columns.leadDays'), {
      phone: 'line3',
      isNamedOnPhone: true,
      align: 'end',
      isSortable: true,
      width: 88,
      of: ({ leadDays }) => t('days', { count: leadDays }),
    }),
    countColumn('rating', t('columns.rating'), { phone: 'line3End', isSortable: true, width: 72 }),
    countColumn('productCount', t('columns.productCount'), { yields: 1, isSortable: true, width: 88 }),
    accountColumn(t('field.status')),
    menuColumn(t('columns.more'), (supplier) => ({
      label: t('more', { name: supplier.name }),
      steps: [
        mayEdit && { id: 'edit', label: t('step.edit'), onAction: () => onAsk({ kind: 'edit', supplier }) },
        mayDelete && {
          id: 'delete',
          label: t('step.delete'),
          onAction: () => onAsk({ kind: 'delete', supplier }),
        },
      ],
    })),
  ];
}
