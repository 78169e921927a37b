import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '@selvedge/app-shell/app/lazyDialog';
import { numberColumn, textColumn } from '@selvedge/app-shell/listing/columns';
import { listSearch } from '@selvedge/app-shell/listing/listSearch';
import { FilterBar } from '@selvedge/design-system/pages/FilterBar';
import { ListPage } from '@selvedge/design-system/pages/ListPage';
import { Button } from '@selvedge/design-system/primitives/Button';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import type { DeptNode } from '../../api/schemas';
import { DeleteDialog } from '../../listing/DeleteDialog';
import { EntryState } from '../../listing/EntryState';
import { menuColumn } from '@selvedge/design-system/primitives/RowMenu';
import { TreeListing } from '../../listing/TreeListing';
import { useStaffFilter } from '../../listing/useStaffFilter';
import { Allowed, useAllowed } from '../../session/Allowed';
import type { AskedDept } from './DeptDialog';
import { deleteDept, deptsQuery } from '../../system/depts.api';

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
  const mayAdd = useAllowed(ADD);
  const [mayEdit, mayDelete] = [useAllowed(['sys:dept:edit']), useAllowed(['sys:dept:delete'])];
  const columns: TableColumn<DeptNode>[] = [
    textColumn('name', t('depts.name'), { isRowHeader: true, width: 280 }),
    textColumn('code', t('depts.code'), { yields: 2, width: 160, ink: 'medium', isFigure: true }),
    numberColumn('people', t('depts.people'), { width: 96, of: ({ userCount }) => userCount }),
    {
      id: 'state',
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
          columns={columns}
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
