import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '@selvedge/app-shell/app/lazyDialog';
import { FilterBar } from '@selvedge/design-system/pages/FilterBar';
import { ListPage } from '@selvedge/design-system/pages/ListPage';
import { Button } from '@selvedge/design-system/primitives/Button';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import type { DictRow } from '../../api/schemas';
import { DeleteDialog } from '../../listing/DeleteDialog';
import { useStaffList } from '../../listing/useStaffList';
import { Allowed } from '../../session/Allowed';
import { deleteDict, dictsQuery } from './dicts.api';
import { useColumns } from './dicts.columns';
import { dictsSearch } from './dicts.search';
import { Words } from './Words';

const DictDialog = lazyDialog(() => import('./DictDialog').then((part) => part.DictDialog));

/** Page of the dictionaries with their entries beside them: labels in both languages, their meaning, their order. */
export function DictsScreen() {
  const { t } = useTranslation(['system', 'listing']);
  const [edited, edit] = useState<DictRow | 'new'>();
  const [leaving, leave] = useState<DictRow>();
  const { opened, bar, page } = useStaffList('dicts', {
    search: dictsSearch,
    query: dictsQuery,
    columns: useColumns(edit, leave),
    opensBeside: true,
    failed: t('dicts.failed'),
    empty: <EmptyState title={t('dicts.empty')} />,
  });
  return (
    <ListPage
      {...page}
      title={t('common:route.dicts')}
      lead={t('dicts.lead')}
      actions={
        <Allowed anyOf={['sys:dict:add']}>
          <Button variant="primary" size="header" onPress={() => edit('new')}>
            {t('dicts.add')}
          </Button>
        </Allowed>
      }
      filters={<FilterBar {...bar} label={t('filters')} searchLabel={t('dicts.search')} />}
      detail={opened && { label: opened.name, content: <Words key={opened.id} dict={opened} /> }}
    >
      {edited !== undefined && (
        <DictDialog id={edited === 'new' ? undefined : edited.id} onClose={() => edit(undefined)} />
      )}
      {leaving && (
        <DeleteDialog
          title={t('dicts.deleteTitle', { name: leaving.name })}
          onDelete={() => deleteDict(leaving.id)}
          onClose={() => leave(undefined)}
          text={t('dicts.deleteText')}
        />
      )}
    </ListPage>
  );
}
