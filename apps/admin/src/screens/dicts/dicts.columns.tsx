import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import type { DictRow } from '../../api/schemas';
import { EntryState } from '../../listing/EntryState';
import { RowMenu } from '../../listing/RowMenu';
import { useAllowed } from '../../session/Allowed';

const EDIT = ['sys:dict:edit'] as const;
const DELETE = ['sys:dict:delete'] as const;

/** Returns the columns of the dictionaries, with the actions on each. */
export function useColumns(
  edit: (dict: DictRow) => void,
  leave: (dict: DictRow) => void,
): TableColumn<DictRow>[] {
  const { t } = useTranslation('system');
  const [mayEdit, mayDelete] = [useAllowed(EDIT), useAllowed(DELETE)];
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('dicts.name'),
        isRowHeader: true,
        width: 160,
        render: ({ name }) => <Text weight="medium">{name}</Text>,
      },
      {
        id: 'code',
        yields: 2,
        header: t('dicts.code'),
        width: 160,
        render: ({ code }) => <Text ink="medium">{code}</Text>,
      },
      {
        id: 'kind',
        yields: 3,
        header: t('dicts.kind'),
        width: 96,
        render: ({ system }) => t(system ? 'dicts.ofProduct' : 'dicts.ofMerchant'),
      },
      {
        id: 'words',
        header: t('dicts.words'),
        align: 'end',
        width: 64,
        render: ({ itemCount }) => <Text isFigure>{itemCount}</Text>,
      },
      {
        id: 'status',
        yields: 1,
        header: t('status'),
        width: 96,
        render: ({ status }) => <EntryState status={status} />,
      },
      {
        id: 'more',
        header: t('steps'),
        isHeaderHidden: true,
        align: 'end',
        width: 56,
        render: (dict) => (
          <RowMenu
            name={dict.name}
            steps={[
              mayEdit && { id: 'edit', label: t('edit'), onAction: () => edit(dict) },
              mayDelete && !dict.system && { id: 'delete', label: t('delete'), onAction: () => leave(dict) },
            ]}
          />
        ),
      },
    ],
    [t, edit, leave, mayEdit, mayDelete],
  );
}
