import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '@selvedge/app-shell/app/lazyDialog';
import { numberColumn, textColumn } from '@selvedge/app-shell/listing/columns';
import { useWordNarrowing } from '@selvedge/app-shell/listing/useNarrowing';
import { Button } from '@selvedge/design-system/primitives/Button';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { WordSearch } from '@selvedge/app-shell/listing/WordSearch';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Toolbar } from '@selvedge/design-system/layout/Toolbar';
import type { DeptNode } from '../../api/schemas';
import { DeleteDialog } from '../../listing/DeleteDialog';
import { EntryState } from '../../listing/EntryState';
import { menuColumn } from '@selvedge/design-system/primitives/RowMenu';
import { ListPage } from '../../listing/ListPage';
import { TreeListing } from '../../listing/TreeListing';
import { Allowed, useAllowed } from '../../session/Allowed';
import type { AskedDept } from './DeptDialog';
import { deleteDept, deptsQuery } from '../../system/depts.api';

const DeptDialog = lazyDialog(() => import('./DeptDialog').then((part) => part.DeptDialog));

const ADD = ['sys:dept:add'] as const;

/** Page of the department tree with the number of users in each: departments are created, changed, moved, and deleted while empty. */
export function DeptsScreen() {
  const { t } = useTranslation(['system', 'listing']);
  const [words, setWords] = useState('');
  const depts = useQuery(deptsQuery(words));
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
  const narrowing = useWordNarrowing(words, () => setWords(''));
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
    >
      <Toolbar label={t('filters')} gap="wide">
        <WordSearch label={t('depts.search')} words={words} onSearch={setWords} />
      </Toolbar>
      <TreeListing
        label={t('common:route.depts')}
        query={depts}
        failed={t('depts.failed')}
        empty={<EmptyState title={t('depts.empty')} />}
        narrowing={narrowing}
        columns={columns}
        rowName={({ name }) => name}
        isSearched={words !== ''}
      />
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
