import { useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useWordNarrowing } from '@selvedge/app-shell/listing/useNarrowing';
import { Button } from '@selvedge/design-system/primitives/Button';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { Page, PageHeader } from '@selvedge/design-system/layout/Page';
import { SearchField } from '@selvedge/design-system/primitives/SearchField';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import { Toolbar } from '@selvedge/design-system/layout/Toolbar';
import type { DeptNode } from '../../api/schemas';
import { DeleteDialog } from '../../listing/DeleteDialog';
import { EntryState } from '../../listing/EntryState';
import { RowMenu } from '../../listing/RowMenu';
import { TreeListing } from '../../listing/TreeListing';
import { Allowed, useAllowed } from '../../session/Allowed';
import { DeptDialog } from './DeptDialog';
import type { AskedDept } from './DeptDialog';
import { deleteDept, deptsQuery } from '../../system/depts.api';

const ADD = ['sys:dept:add'] as const;
const EDIT = ['sys:dept:edit'] as const;
const DELETE = ['sys:dept:delete'] as const;

/** Page of the department tree with the number of users in each: departments are created, changed, moved, and deleted while empty. */
export function DeptsScreen() {
  const { t } = useTranslation(['system', 'listing']);
  const [words, setWords] = useState('');
  const depts = useQuery(deptsQuery(words));
  const [asked, ask] = useState<AskedDept>();
  const [leaving, leave] = useState<DeptNode>();
  const [mayAdd, mayEdit, mayDelete] = [useAllowed(ADD), useAllowed(EDIT), useAllowed(DELETE)];
  const columns = useMemo<TableColumn<DeptNode>[]>(
    () => [
      { id: 'name', header: t('depts.name'), isRowHeader: true, width: 280, render: ({ name }) => name },
      {
        id: 'code',
        yields: 2,
        header: t('depts.code'),
        width: 160,
        render: ({ code }) => (
          <Text ink="medium" isFigure>
            {code}
          </Text>
        ),
      },
      {
        id: 'people',
        header: t('depts.people'),
        align: 'end',
        width: 96,
        render: ({ userCount }) => <Text isFigure>{userCount}</Text>,
      },
      {
        id: 'state',
        yields: 1,
        header: t('status'),
        width: 112,
        render: ({ status }) => <EntryState status={status} />,
      },
      {
        id: 'more',
        header: t('steps'),
        isHeaderHidden: true,
        align: 'end',
        width: 56,
        render: (dept) => (
          <RowMenu
            name={dept.name}
            steps={[
              mayEdit && { id: 'edit', label: t('edit'), onAction: () => ask({ id: dept.id }) },
              mayAdd && { id: 'add', label: t('depts.addBelow'), onAction: () => ask({ below: dept.id }) },
              mayDelete && { id: 'delete', label: t('delete'), onAction: () => leave(dept) },
            ]}
          />
        ),
      },
    ],
    [t, mayAdd, mayEdit, mayDelete],
  );
  const narrowing = useWordNarrowing(words, () => setWords(''));
  return (
    <Page
      ground="surface"
      header={
        <PageHeader
          ground="surface"
          title={t('common:route.depts')}
          actions={
            <Allowed anyOf={ADD}>
              <Button variant="primary" size="header" onPress={() => ask({ below: '' })}>
                {t('depts.add')}
              </Button>
            </Allowed>
          }
        />
      }
    >
      <Toolbar label={t('filters')} gap="wide">
        <SearchField
          key={words}
          defaultValue={words}
          isShort
          label={t('depts.search')}
          placeholder={t('depts.search')}
          onSubmit={(typed) => setWords(typed.trim())}
          onClear={() => setWords('')}
        />
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
    </Page>
  );
}
