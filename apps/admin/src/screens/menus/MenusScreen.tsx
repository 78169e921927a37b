import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '@selvedge/app-shell/app/lazyDialog';
import { listSearch, oneOf } from '@selvedge/app-shell/listing/listSearch';
import { FilterBar } from '@selvedge/design-system/pages/FilterBar';
import { ListPage } from '@selvedge/design-system/pages/ListPage';
import { Button } from '@selvedge/design-system/primitives/Button';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import type { MenuVO } from '../../api/schemas';
import { DeleteDialog } from '../../listing/DeleteDialog';
import { TreeListing } from '../../listing/TreeListing';
import { useStaffFilter } from '../../listing/useStaffFilter';
import { useMenuName } from '../../system/menuWords';
import { Allowed } from '../../session/Allowed';
import type { AskedMenu } from './MenuDialog';
import { deleteMenu, menusQuery, showMenu } from '../../system/menus.api';
import { useColumns } from './menus.columns';

const MenuDialog = lazyDialog(() => import('./MenuDialog').then((part) => part.MenuDialog));

/** Filter of the menu's tree: all entries, or only those that are shown or hidden. */
const menusSearch = listSearch({ status: oneOf(['VISIBLE', 'HIDDEN']) });

/** Page of the menu as a tree: folders, pages and permissions, the roles that have them, and their order. */
export function MenusScreen() {
  const { t } = useTranslation(['system', 'listing']);
  const nameOf = useMenuName();
  const { filter, narrowing, bar } = useStaffFilter({
    search: menusSearch,
    choices: [
      {
        name: 'status',
        label: t('menus.shown'),
        choices: [
          { id: 'VISIBLE', label: t('menus.isShown') },
          { id: 'HIDDEN', label: t('menus.isHidden') },
        ],
      },
    ],
  });
  const menus = useQuery(menusQuery(filter));
  const [asked, ask] = useState<AskedMenu>();
  const [leaving, leave] = useState<MenuVO>();
  const show = useMutation({ mutationFn: showMenu });
  const columns = useColumns({ ask, show: show.mutate, leave });
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
      filters={<FilterBar {...bar} label={t('filters')} searchLabel={t('menus.search')} />}
      rows={
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
      }
    >
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
