import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '@selvedge/app-shell/app/lazyDialog';
import { listSearch } from '@selvedge/app-shell/listing/listSearch';
import { FilterBar } from '@selvedge/design-system/pages/FilterBar';
import { ListPage } from '@selvedge/design-system/pages/ListPage';
import { Button } from '@selvedge/design-system/primitives/Button';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import type { DeptNode } from '../../api/schemas';
import { DeleteDialog } from '../../listing/DeleteDialog';
import { TreeListing } from '../../listing/TreeListing';
import { useStaffFilter } from '../../listing/useStaffFilter';
import { Allowed } from '../../session/Allowed';
import type { AskedDept } from './DeptDialog';
import { deleteDept, deptsQuery } from '../../system/depts.api';
import { useColumns } from './depts.columns';

const DeptDialog = lazyDialog(() => import('./DeptDialog').then((part) => part.DeptDialog));

/** Filter of the tree of departments, which has only a search. */
const deptsSearch = listSearch({});
const ADD = ['sys:dept:add'] as const;

/** Page of the department tree with the number of users in each: departments are created, changed, moved, and deleted while empty. */
export function DeptsScreen() {
  const { t } = useTranslation(['system', 'listing']);
  const { filter, narrowing, bar } = useStaffFilter({ search: deptsSearch });
  const depts = useQuery(deptsQuery(filter.keywords));
  const [asked, ask] = useState<AskedDept>();
  const [leaving, leave] = useState<DeptNode>();
  return (
    <ListPage
      title={t('common:route.depts')}
      actions={
        <Allowed anyOf={ADD}>
          <Button variant="primary" size="header" onPress={() => ask({ below: '' })}>
            {t('depts.add')}
          </Button>
        </Allowed>
      }
      filters={<FilterBar {...bar} label={t('filters')} searchLabel={t('depts.search')} />}
      rows={
        <TreeListing
          label={t('common:route.depts')}
          query={depts}
          failed={t('depts.failed')}
          empty={<EmptyState title={t('depts.empty')} />}
          narrowing={narrowing}
          columns={useColumns({ ask, leave })}
          rowName={({ name }) => name}
          isSearched={filter.keywords !== ''}
        />
      }
    >
      {asked && <DeptDialog asked={asked} onClose={() => ask(undefined)} />}
      {leaving && (
        <DeleteDialog
          title={t('depts.deleteTitle', { name: leaving.name })}
          onDelete={() => deleteDept(leaving.id)}
          onClose={() => leave(undefined)}
          text={t('depts.deleteText')}
        />
      )}
    </ListPage>
  );
}
