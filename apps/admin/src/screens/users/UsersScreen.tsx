import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '@selvedge/app-shell/app/lazyDialog';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { SplitView } from '@selvedge/design-system/layout/SplitView';
import { FirstPassword } from '../../listing/FirstPassword';
import { FilterBar } from '../../listing/FilterBar';
import { ListPage } from '../../listing/ListPage';
import { Listing } from '../../listing/Listing';
import { useListFilter } from '../../listing/useListFilter';
import { sorting } from '@selvedge/app-shell/listing/sorting';
import { accountStatusValues } from '@selvedge/api-spec/values';
import { useChosenColumns } from '../../listing/useChosenColumns';
import { useAllowed } from '../../session/Allowed';
import { useUnfinishedImport } from '../../sheets/useUnfinishedImport';
import { deptOptionsQuery, flatChoices } from '../../system/depts.api';
import { DeptSide } from './DeptSide';
import { UserActions } from './UserActions';
import { UserSteps } from './UserSteps';
import { USERS_PER_PAGE, usersQuery } from './users.api';
import { useColumns } from './users.columns';
import type { AskedOfUser } from './users.columns';
import { readUsersFilter, sortColumns, writeUsersFilter } from './users.search';

const UserDialog = lazyDialog(() => import('./UserDialog').then((part) => part.UserDialog));
const ImportDialog = lazyDialog(() => import('./ImportDialog').then((part) => part.ImportDialog));

const DEPTS = ['sys:dept:query'] as const;

/** Page of the staff beside their departments: users are searched, created, changed, imported, exported. */
export function UsersScreen() {
  const { t } = useTranslation(['system', 'customers', 'sheets', 'listing']);
  const depts = useQuery(deptOptionsQuery);
  const { filter, show, narrowing, bar, paging } = useListFilter({
    read: readUsersFilter,
    write: writeUsersFilter,
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
  });
  const users = useQuery(usersQuery(filter));
  const [asked, ask] = useState<AskedOfUser>();
  const [opened, open] = useState<'add' | 'import'>();
  useUnfinishedImport('users', () => open('import'));
  const [password, setPassword] = useState<string>();
  const { chooser, ...chosen } = useChosenColumns('users', useColumns(ask));
  const seesDepts = useAllowed(DEPTS);
  const close = (): void => open(undefined);
  const deptId = filter.deptId ?? '';
  const side = seesDepts
    ? ({
        at: 'start',
        label: t('common:route.depts'),
        content: <DeptSide deptId={filter.deptId} onChange={(id) => show({ deptId: id })} />,
      } as const)
    : undefined;

  return (
    <ListPage title={t('common:route.users')} actions={<UserActions filter={filter} onOpen={open} />}>
      <SplitView side={side}>
        <FilterBar
          {...bar}
          label={t('filters')}
          searchLabel={t('users.search')}
          tools={chooser}
          isClearable
        />
        <Listing
          label={t('common:route.users')}
          query={users}
          failed={t('users.failed')}
          empty={<EmptyState title={t('users.empty')} />}
          narrowing={narrowing}
          {...paging}
          {...chosen}
          rowId={({ id }) => id}
          {...sorting(filter, sortColumns, show)}
          pageSize={USERS_PER_PAGE}
        />
      </SplitView>
      {asked && <UserSteps asked={asked} onClose={() => ask(undefined)} />}
      {opened === 'add' && <UserDialog deptId={deptId} onMade={setPassword} onClose={close} />}
      {opened === 'import' && <ImportDialog deptId={deptId} onClose={close} />}
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
