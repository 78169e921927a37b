import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '@selvedge/app-shell/app/lazyDialog';
import { ChoiceFilter } from '@selvedge/app-shell/listing/ChoiceFilter';
import { useNarrowing } from '@selvedge/app-shell/listing/useNarrowing';
import { Button } from '@selvedge/design-system/primitives/Button';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { Toolbar } from '@selvedge/design-system/layout/Toolbar';
import type { MenuVO } from '../../api/schemas';
import { DeleteDialog } from '../../listing/DeleteDialog';
import { WordSearch } from '@selvedge/app-shell/listing/WordSearch';
import { ListPage } from '../../listing/ListPage';
import { TreeListing } from '../../listing/TreeListing';
import { useMenuName } from '../../system/menuWords';
import { Allowed } from '../../session/Allowed';
import type { AskedMenu } from './MenuDialog';
import { deleteMenu, menusQuery, showMenu } from '../../system/menus.api';
import type { MenuFilter } from '../../system/menus.api';
import { useColumns } from './menus.columns';

const MenuDialog = lazyDialog(() => import('./MenuDialog').then((part) => part.MenuDialog));

/** Page of the menu as a tree: folders, pages and permissions, the roles that have them, and their order. */
export function MenusScreen() {
  const { t } = useTranslation(['system', 'listing']);
  const nameOf = useMenuName();
  const [filter, setFilter] = useState<MenuFilter>({ keywords: '' });
  const menus = useQuery(menusQuery(filter));
  const [asked, ask] = useState<AskedMenu>();
  const [leaving, leave] = useState<MenuVO>();
  const show = useMutation({ mutationFn: showMenu });
  const columns = useColumns({ ask, show: show.mutate, leave });
  const narrowing = useNarrowing({ ...filter }, { status: t('menus.shown') }, () =>
    setFilter({ keywords: '' }),
  );
  return (
    <ListPage
      title={t('common:route.menus')}
      lead={t('menus.lead')}
      actions={
        <Allowed anyOf={['sys:menu:add']}>
          <Button variant="primary" size="header" onPress={() => ask({ below: '' })}>
            {t('menus.add')}
          </Button>
        </Allowed>
      }
    >
      <Toolbar label={t('filters')} gap="wide">
        <WordSearch
          label={t('menus.search')}
          words={filter.keywords}
          onSearch={(keywords) => setFilter({ ...filter, keywords })}
        />
        <ChoiceFilter
          label={t('menus.shown')}
          value={filter.status}
          choices={[
            { id: 'VISIBLE', label: t('menus.isShown') },
            { id: 'HIDDEN', label: t('menus.isHidden') },
          ]}
          onChange={(status) => setFilter({ ...filter, status })}
        />
      </Toolbar>
      <TreeListing
        label={t('common:route.menus')}
        query={menus}
        failed={t('menus.failed')}
        empty={<EmptyState title={t('menus.empty')} />}
        narrowing={narrowing}
        columns={columns}
        rowName={nameOf}
        isSearched={filter.keywords !== '' || filter.status !== undefined}
        openAtFirst={(menus.data ?? []).map(({ id }) => id)}
      />
      {asked && <MenuDialog asked={asked} onClose={() => ask(undefined)} />}
      {leaving && (
        <DeleteDialog
          title={t('menus.deleteTitle', { name: nameOf(leaving) })}
          onDelete={() => deleteMenu(leaving.id)}
          onClose={() => leave(undefined)}
          text={t('menus.deleteText')}
        />
      )}
    </ListPage>
  );
}
