import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { momentColumn, textColumn } from '@selvedge/app-shell/listing/columns';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import type { UserRow } from '../../api/schemas';
import { EntryState } from '../../listing/EntryState';
import { menuColumn } from '@selvedge/design-system/primitives/RowMenu';
import { session } from '../../api/session';
import { useAllowed } from '../../session/Allowed';

/** Action on a member of staff. */
export interface AskedOfUser {
  kind: 'edit' | 'password' | 'factor' | 'status' | 'delete';
  user: UserRow;
}

/** Returns the columns of the table of staff, with the actions on each user. */
export function useColumns(ask: (asked: AskedOfUser) => void): TableColumn<UserRow>[] {
  const { t } = useTranslation('system');
  const [mayEdit, mayDelete] = [useAllowed(['sys:user:edit']), useAllowed(['sys:user:delete'])];
  const mayReset = useAllowed(['sys:user:reset-password']);
  const mayTake = useAllowed(['sys:user:reset-factor']);
  const me = useSnapshot(session).user?.userId;
  const isOwn = ({ id }: UserRow): boolean => id === me;
  const step = (kind: AskedOfUser['kind'], user: UserRow, label: string) => ({
    id: kind,
    label,
    onAction: () => ask({ kind, user }),
  });
  return [
    textColumn('nickname', t('users.nickname'), {
      phone: 'line1',
      isRowHeader: true,
      isSortable: true,
      width: 190,
      weight: 'medium',
      note: ({ username }) => username,
    }),
    textColumn('dept', t('users.dept'), {
      phone: 'line3',
      yields: 2,
      width: 120,
      ink: 'medium',
      of: ({ deptName }) => deptName,
    }),
    textColumn('roles', t('users.roles'), {
      phone: 'line2',
      width: 150,
      of: ({ roleNames }) => roleNames.join(t('comma')),
    }),
    textColumn('mobile', t('users.mobile'), { yields: 4, width: 150, ink: 'medium', isFigure: true }),
    {
      id: 'status',
      phone: 'line1End',
      header: t('status'),
      width: 96,
      render: ({ status }) => <EntryState status={status} />,
    },
    momentColumn('lastLoginAt', t('users.lastLogin'), {
      phone: 'line3End',
      yields: 3,
      isSortable: true,
      width: 136,
    }),
    momentColumn('createTime', t('users.created'), { yields: 5, isSortable: true, width: 136 }),
    menuColumn(t('steps'), (user) => ({
      label: t('more', { name: user.nickname }),
      steps: [
        mayEdit && step('edit', user, t('edit')),
        mayReset && !isOwn(user) && step('password', user, t('users.reset')),
        mayTake && user.hasFactor && !isOwn(user) && step('factor', user, t('users.takeFactor')),
        mayEdit && !isOwn(user) && step('status', user, t(user.status === 'ENABLED' ? 'disable' : 'enable')),
        mayDelete && !isOwn(user) && step('delete', user, t('delete')),
      ],
    })),
  ];
}
