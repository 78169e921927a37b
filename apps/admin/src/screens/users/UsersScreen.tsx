import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '@selvedge/app-shell/app/lazyDialog';
import { FilterBar } from '@selvedge/design-system/pages/FilterBar';
import { ListPage } from '@selvedge/design-system/pages/ListPage';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { FirstPassword } from '../../listing/FirstPassword';
import { accountStatusValues } from '@selvedge/api-spec/values';
import { useStaffList } from '../../listing/useStaffList';
import { useAllowed } from '../../session/Allowed';
import { useUnfinishedImport } from '../../sheets/useUnfinishedImport';
import { deptOptionsQuery, flatChoices } from '../../system/depts.api';
import { DeptSide } from './DeptSide';
import { UserActions } from './UserActions';
import { UserSteps } from './UserSteps';
import { usersQuery } from './users.api';
import { useColumns } from './users.columns';
import type { AskedOfUser } from './users.columns';
import { usersSearch } from './users.search';

const UserDialog = lazyDialog(() => import('./UserDialog').then((part) => part.UserDialog));
const ImportDialog = lazyDialog(() => import('./ImportDialog').then((part) => part.ImportDialog));

const DEPTS = ['sys:dept:query'] as const;

/** Page of the staff beside their departments: users are searched, created, changed, imported, exported. */
export function UsersScreen() {
  const { t } = useTranslation(['system', 'customers', 'sheets', 'listing']);
  const depts = useQuery(deptOptionsQuery);
  const [asked, ask] = useState<AskedOfUser>();
  const [dialog, open] = useState<'add' | 'import'>();
  useUnfinishedImport('users', () => open('import'));
  const [password, setPassword] = useState<string>();
  const { filter, show, bar, page } = useStaffList('users', {
    search: usersSearch,
    choices: [
      {
        name: 'deptId',
        label: t('users.dept'),
        choices: flatChoices(depts.data ?? []),
        read: depts,
      },
      {
        name: 'status',
        label: t('status'),
        choices: accountStatusValues.map((id) => ({ id, label: t(`state.${id}`) })),
      },
    ],
    query: usersQuery,
    columns: useColumns(ask),
    failed: t('users.failed'),
    empty: <EmptyState title={t('users.empty')} />,
  });
  const seesDepts = useAllowed(DEPTS);
  const close = (): void => open(undefined);
  const deptId = filter.deptId ?? '';
  const side = {
    label: t('common:route.depts'),
    content: <DeptSide deptId={filter.deptId} onChange={(id) => show({ deptId: id })} />,
  };

  return (
    <ListPage
      {...page}
      title={t('common:route.users')}
      actions={<UserActions filter={filter} onOpen={open} />}
      side={seesDepts ? side : undefined}
      filters={<FilterBar {...bar} label={t('filters')} searchLabel={t('users.search')} />}
    >
      {asked && <UserSteps asked={asked} onClose={() => ask(undefined)} />}
      {dialog === 'add' && <UserDialog deptId={deptId} onMade={setPassword} onClose={close} />}
      {dialog === 'import' && <ImportDialog deptId={deptId} onClose={close} />}
      {password !== undefined && (
        <FirstPassword
          title={t('users.made')}
          text={t('users.madeText')}
          password={password}
          onClose={() => setPassword(undefined)}
        />
      )}
    </ListPage>
  );
}
