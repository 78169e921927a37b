import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats } from '@selvedge/design-system/i18n';
import type { UserRow } from '../../api/schemas';
import { EntryState } from '../../listing/EntryState';
import { RowMenu } from '../../listing/RowMenu';
import { session } from '../../api/session';
import { useAllowed } from '../../session/Allowed';

/** Action on a member of staff. */
export interface AskedOfUser {
  kind: 'edit' | 'password' | 'factor' | 'status' | 'delete';
  user: UserRow;
}

const EDIT = ['sys:user:edit'] as const;
const RESET = ['sys:user:reset-password'] as const;
const TAKE = ['sys:user:reset-factor'] as const;
const DELETE = ['sys:user:delete'] as const;

/** Returns the columns of the table of staff, with the actions on each user. */
export function useColumns(ask: (asked: AskedOfUser) => void): TableColumn<UserRow>[] {
  const { t } = useTranslation('system');
  const formats = useFormats();
  const [mayEdit, mayReset] = [useAllowed(EDIT), useAllowed(RESET)];
  const [mayTake, mayDelete] = [useAllowed(TAKE), useAllowed(DELETE)];
  const me = useSnapshot(session).user?.userId;
  return useMemo(
    () => [
      {
        id: 'nickname',
        header: t('users.nickname'),
        isRowHeader: true,
        isSortable: true,
        width: 190,
        render: ({ nickname, username }) => (
          <>
            <Text weight="medium">{nickname}</Text>{' '}
            <Text size="caption" ink="weak">
              {username}
            </Text>
          </>
        ),
      },
      {
        id: 'dept',
        yields: 2,
        header: t('users.dept'),
        width: 120,
        render: ({ deptName }) => <Text ink="medium">{deptName ?? '–'}</Text>,
      },
      {
        id: 'roles',
        header: t('users.roles'),
        width: 150,
        render: ({ roleNames }) => roleNames.join(t('comma')),
      },
      {
        id: 'mobile',
        yields: 4,
        header: t('users.mobile'),
        width: 150,
        render: ({ mobile }) => (
          <Text ink="medium" isFigure>
            {mobile ?? '–'}
          </Text>
        ),
      },
      {
        id: 'status',
        header: t('status'),
        width: 96,
        render: ({ status }) => <EntryState status={status} />,
      },
      {
        id: 'lastLoginAt',
        yields: 3,
        header: t('users.lastLogin'),
        isSortable: true,
        width: 136,
        render: ({ lastLoginAt }) => (
          <Text ink="weak" isFigure>
            {lastLoginAt === null ? '–' : formats.stamp(lastLoginAt)}
          </Text>
        ),
      },
      {
        id: 'createTime',
        yields: 5,
        header: t('users.created'),
        isSortable: true,
        width: 136,
        render: ({ createTime }) => (
          <Text ink="weak" isFigure>
            {formats.stamp(createTime)}
          </Text>
        ),
      },
      {
        id: 'more',
        header: t('steps'),
        isHeaderHidden: true,
        align: 'end',
        width: 56,
        render: (user) => (
          <RowMenu
            name={user.nickname}
            steps={[
              mayEdit && { id: 'edit', label: t('edit'), onAction: () => ask({ kind: 'edit', user }) },
              mayReset &&
                user.id !== me && {
                  id: 'password',
                  label: t('users.reset'),
                  onAction: () => ask({ kind: 'password', user }),
                },
              mayTake &&
                user.hasFactor &&
                user.id !== me && {
                  id: 'factor',
                  label: t('users.takeFactor'),
                  onAction: () => ask({ kind: 'factor', user }),
                },
              mayEdit && {
                id: 'status',
                label: t(user.status === 'ENABLED' ? 'disable' : 'enable'),
                onAction: () => ask({ kind: 'status', user }),
              },
              mayDelete && {
                id: 'delete',
                label: t('delete'),
                onAction: () => ask({ kind: 'delete', user }),
              },
            ]}
          />
        ),
      },
    ],
    [t, formats, ask, me, mayEdit, mayReset, mayTake, mayDelete],
  );
}
