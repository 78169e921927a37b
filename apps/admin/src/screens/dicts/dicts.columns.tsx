import { useTranslation } from 'react-i18next';
import { numberColumn, textColumn } from '@selvedge/app-shell/listing/columns';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import type { DictRow } from '../../api/schemas';
import { EntryState } from '../../listing/EntryState';
import { menuColumn } from '@selvedge/design-system/primitives/RowMenu';
import { useAllowed } from '../../session/Allowed';

/** Returns the columns of the dictionaries, with the actions on each. */
export function useColumns(
  edit: (dict: DictRow) => void,
  leave: (dict: DictRow) => void,
): TableColumn<DictRow>[] {
  const { t } = useTranslation('system');
  const [mayEdit, mayDelete] = [useAllowed(['sys:dict:edit']), useAllowed(['sys:dict:delete'])];
  return [
    textColumn('name', t('dicts.name'), { phone: 'line1', isRowHeader: true, width: 160, weight: 'medium' }),
    textColumn('code', t('dicts.code'), { phone: 'line2', yields: 2, width: 160, ink: 'medium' }),
    textColumn('kind', t('dicts.kind'), {
      yields: 3,
      width: 96,
      of: ({ system }) => t(system ? 'dicts.ofProduct' : 'dicts.ofMerchant'),
    }),
    numberColumn('words', t('dicts.words'), {
      phone: 'line2End',
      width: 64,
      of: ({ itemCount }) => itemCount,
    }),
    {
      id: 'status',
      phone: 'line1End',
      yields: 1,
      header: t('status'),
      width: 96,
      render: ({ status }) => <EntryState status={status} />,
    },
    menuColumn(t('steps'), (dict) => ({
      label: t('more', { name: dict.name }),
      steps: [
        mayEdit && { id: 'edit', label: t('edit'), onAction: () => edit(dict) },
        mayDelete && !dict.system && { id: 'delete', label: t('delete'), onAction: () => leave(dict) },
      ],
    })),
  ];
}
