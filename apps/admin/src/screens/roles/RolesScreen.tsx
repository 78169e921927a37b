import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '@selvedge/app-shell/app/lazyDialog';
import { answerOf } from '@selvedge/app-shell/app/answerOf';
import { Button } from '@selvedge/design-system/primitives/Button';
import { ReadFailure } from '@selvedge/app-shell/app/ReadFailure';
import { Page, PageHeader } from '@selvedge/design-system/layout/Page';
import { TableSkeleton } from '@selvedge/design-system/primitives/Skeleton';
import { Allowed } from '../../session/Allowed';
import { usePageSearch } from '../../tabs/pageAddress';
import { RoleEditor } from './RoleEditor';
import { rolesQuery } from './roles.api';

const RoleDialog = lazyDialog(() => import('./RoleDialog').then((part) => part.RoleDialog));

/** Page of the roles: permissions, data scope and holders of each. */
export function RolesScreen() {
  const { t } = useTranslation(['system', 'listing']);
  const [search, setSearch] = usePageSearch();
  const roles = useQuery(rolesQuery);
  const { data, isWaiting, hasFailed } = answerOf(roles);
  const [isAdding, setAdding] = useState(false);
  const asked = new URLSearchParams(search).get('role');
  const role = data?.find(({ id }) => id === asked) ?? data?.find(({ code }) => code !== 'ROOT') ?? data?.[0];
  const open = (id: string): void => setSearch(new URLSearchParams({ role: id }).toString());
  const add = (
    <Allowed anyOf={['sys:role:add']}>
      <Button size="header" onPress={() => setAdding(true)}>
        {t('roles.add')}
      </Button>
    </Allowed>
  );
  const dialog = isAdding && <RoleDialog onMade={open} onClose={() => setAdding(false)} />;
  if (data === undefined || role === undefined)
    return (
      <Page ground="surface" header={<PageHeader ground="surface" title={t('common:route.roles')} />}>
        {isWaiting && <TableSkeleton />}
        {hasFailed && <ReadFailure isInset title={t('roles.failed')} query={roles} />}
      </Page>
    );
  return (
    <>
      <RoleEditor key={role.id} role={role} roles={data} add={add} onOpen={open} />
      {dialog}
    </>
  );
}
