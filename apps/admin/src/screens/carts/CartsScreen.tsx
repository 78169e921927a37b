import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { FilterBar } from '../../listing/FilterBar';
import { ListPage } from '../../listing/ListPage';
import { Listing } from '../../listing/Listing';
import { useListFilter } from '../../listing/useListFilter';
import { sorting } from '@selvedge/app-shell/listing/sorting';
import { useChosenColumns } from '../../listing/useChosenColumns';
import { CARTS_PER_PAGE, cartsQuery } from './carts.api';
import { useColumns } from './carts.columns';
import { readCartsFilter, sortColumns, writeCartsFilter } from './carts.search';

/** Name of the list in the user's preferences, for columns and views. */
const LIST = 'carts';

/** Page of the customers' carts within the data scope of the user's roles, the one changed last first. */
export function CartsScreen() {
  const { t } = useTranslation(['carts', 'listing']);
  const { filter, show, narrowing, bar, paging } = useListFilter({
    read: readCartsFilter,
    write: writeCartsFilter,
  });
  const carts = useQuery(cartsQuery(filter));
  const { chooser, ...chosen } = useChosenColumns(LIST, useColumns());

  return (
    <ListPage title={t('common:route.carts')}>
      <FilterBar {...bar} label={t('filters')} searchLabel={t('search')} views={LIST} tools={chooser} />
      <Listing
        label={t('common:route.carts')}
        query={carts}
        failed={t('failed')}
        empty={<EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>}
        narrowing={narrowing}
        {...paging}
        {...chosen}
        rowId={({ customer }) => customer.id}
        {...sorting(filter, sortColumns, show)}
        pageSize={CARTS_PER_PAGE}
      />
    </ListPage>
  );
}
