import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNarrowing } from '@selvedge/app-shell/listing/useNarrowing';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { Page, PageHeader } from '@selvedge/design-system/layout/Page';
import { SplitView } from '@selvedge/design-system/layout/SplitView';
import { FirstPassword } from '../../listing/FirstPassword';
import { Listing } from '../../listing/Listing';
import { sorting } from '@selvedge/app-shell/listing/sorting';
import { useChosenColumns } from '../../listing/useChosenColumns';
import { useAllowed } from '../../session/Allowed';
import { usePageSearch } from '../../tabs/pageAddress';
import { useUnfinishedImport } from '../../sheets/useUnfinishedImport';
import { DeptSide } from './DeptSide';
import { ImportDialog } from './ImportDialog';
import { UserActions } from './UserActions';
import { UserDialog } from './UserDialog';
import { UserFilters } from './UserFilters';
import { UserSteps } from './UserSteps';
import { USERS_PER_PAGE, usersQuery } from './users.api';
import { useColumns } from './users.columns';
import type { AskedOfUser } from './users.columns';
import { readUsersFilter, sortColumns, writeUsersFilter } from './users.search';
import type { UsersFilter } from './users.search';

const DEPTS = ['sys:dept:query'] as const;

/** Page of the staff beside their departments: users are searched, created, changed, imported, exported. */
export function UsersScreen() {
  const { t } = useTranslation(['system', 'customers', 'sheets', 'listing']);
  const [search, setSearch] = usePageSearch();
  const filter = readUsersFilter(search);
  const users = useQuery(usersQuery(filter));
  const [asked, ask] = useState<AskedOfUser>();
  const [opened, open] = useState<'add' | 'import'>();
  useUnfinishedImport('users', () => open('import'));
  const [password, setPassword] = useState<string>();
  const { columns, chooser } = useChosenColumns('users', useColumns(ask));
  const seesDepts = useAllowed(DEPTS);
  const show = (change: Partial<UsersFilter>): void =>
    setSearch(writeUsersFilter({ ...filter, page: 1, ...change }));
  const close = (): void => open(undefined);
  const deptId = filter.deptId ?? '';
  const side = seesDepts
    ? ({
        at: 'start',
        label: t('common:route.depts'),
        content: <DeptSide deptId={filter.deptId} onChange={(id) => show({ deptId: id })} />,
      } as const)
    : undefined;
  const narrowing = useNarrowing(
    writeUsersFilter(filter),
    { deptId: t('users.dept'), status: t('status') },
    setSearch,
  );

  return (
    <Page
      ground="surface"
      header={
        <PageHeader
          ground="surface"
          title={t('common:route.users')}
          actions={<UserActions filter={filter} onOpen={open} />}
        />
      }
    >
      <SplitView side={side}>
        <UserFilters filter={filter} narrowing={narrowing} onChange={show} tools={chooser} />
        <Listing
          label={t('common:route.users')}
          query={users}
          failed={t('users.failed')}
          empty={<EmptyState title={t('users.empty')} />}
          narrowing={narrowing}
          columns={columns}
          rowId={({ id }) => id}
          {...sorting(filter, sortColumns, show)}
          page={filter.page}
          pageSize={USERS_PER_PAGE}
          onPageChange={(page) => show({ page })}
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
    </Page>
  );
}
