import { useTranslation } from 'react-i18next';
import { FilterBar } from '@selvedge/design-system/pages/FilterBar';
import { ListPage } from '@selvedge/design-system/pages/ListPage';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { useStaffList } from '../../listing/useStaffList';
import { cartsQuery } from './carts.api';
import { useColumns } from './carts.columns';
import { cartsSearch } from './carts.search';

/** Page of the customers' carts within the data scope of the user's roles, the one changed last first. */
export function CartsScreen() {
  const { t } = useTranslation(['carts', 'listing']);
  const { bar, page } = useStaffList('carts', {
    search: cartsSearch,
    query: cartsQuery,
    columns: useColumns(),
    rowId: ({ customer }) => customer.id,
    recordHref: ({ customer }) => `/customers/cart/${customer.id}`,
    failed: t('failed'),
    empty: <EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>,
  });
  return (
    <ListPage
      {...page}
      title={t('common:route.carts')}
      filters={<FilterBar {...bar} label={t('filters')} searchLabel={t('search')} />}
    />
  );
}
