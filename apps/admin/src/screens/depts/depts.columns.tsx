import { useTranslation } from 'react-i18next';
import { numberColumn, textColumn } from '@selvedge/app-shell/listing/columns';
import { menuColumn } from '@selvedge/design-system/primitives/RowMenu';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import type { DeptNode } from '../../api/schemas';
import { EntryState } from '../../listing/EntryState';
import { useAllowed } from '../../session/Allowed';
import type { AskedDept } from './DeptDialog';

/** Actions on a department. */
interface DeptActions {
  /** Opens the form of a department, or of a new one below it. */
  ask: (asked: AskedDept) => void;
  /** Asks whether to delete it. */
  leave: (dept: DeptNode) => void;
}

/** Returns the columns of the tree of departments. */
export function useColumns({ ask, leave }: DeptActions): TableColumn<DeptNode>[] {
  const { t } = useTranslation('system');
  const mayAdd = useAllowed(['sys:dept:add']);
  const mayEdit = useAllowed(['sys:dept:edit']);
  const mayDelete = useAllowed(['sys:dept:delete']);
  return [
    textColumn('name', t('depts.name'), { phone: 'line1', isRowHeader: true, width: 280 }),
    textColumn('code', t('depts.code'), { yields: 2, width: 160, ink: 'medium', isFigure: true }),
    numberColumn('people', t('depts.people'), {
      phone: 'line2End',
      width: 96,
      of: ({ userCount }) => userCount,
    }),
    {
      id: 'state',
      phone: 'line1End',
      yields: 1,
      header: t('status'),
      width: 112,
      render: ({ status }) => <EntryState status={status} />,
    },
    menuColumn(t('steps'), (dept) => ({
      label: t('more', { name: dept.name }),
      steps: [
        mayEdit && { id: 'edit', label: t('edit'), onAction: () => ask({ id: dept.id }) },
        mayAdd && { id: 'add', label: t('depts.addBelow'), onAction: () => ask({ below: dept.id }) },
        mayDelete && { id: 'delete', label: t('delete'), onAction: () => leave(dept) },
      ],
    })),
  ];
}
