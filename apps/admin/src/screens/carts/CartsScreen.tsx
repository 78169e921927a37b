import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNarrowing } from '@selvedge/app-shell/listing/useNarrowing';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { Page, PageHeader } from '@selvedge/design-system/layout/Page';
import { Toolbar } from '@selvedge/design-system/layout/Toolbar';
import { Listing } from '../../listing/Listing';
import { sorting } from '@selvedge/app-shell/listing/sorting';
import { WordSearch } from '../../listing/WordSearch';
import { SavedViews } from '../../listing/SavedViews';
import { useChosenColumns } from '../../listing/useChosenColumns';
import { usePageSearch } from '../../tabs/pageAddress';
import { CARTS_PER_PAGE, cartsQuery } from './carts.api';
import { useColumns } from './carts.columns';
import { readCartsFilter, sortColumns, writeCartsFilter } from './carts.search';
import type { CartsFilter } from './carts.search';

/** Name of the list in the user's preferences, for columns and views. */
const LIST = 'carts';

/** Page of the customers' carts within the data scope of the user's roles, the one changed last first. */
export function CartsScreen() {
  const { t } = useTranslation(['carts', 'listing']);
  const [search, setSearch] = usePageSearch();
  const filter = readCartsFilter(search);
  const carts = useQuery(cartsQuery(filter));
  const { columns, chooser } = useChosenColumns(LIST, useColumns());
  const show = (change: Partial<CartsFilter>): void =>
    setSearch(writeCartsFilter({ ...filter, page: 1, ...change }));
  const narrowing = useNarrowing(writeCartsFilter(filter), {}, setSearch);

  return (
    <Page ground="surface" header={<PageHeader ground="surface" title={t('common:route.carts')} />}>
      <Toolbar
        label={t('filters')}
        gap="wide"
        end={
          <>
            <SavedViews list={LIST} search={search} onOpen={setSearch} />
            {chooser}
          </>
        }
      >
        <WordSearch label={t('search')} words={filter.keywords} onSearch={(keywords) => show({ keywords })} />
      </Toolbar>
      <Listing
        label={t('common:route.carts')}
        query={carts}
        failed={t('failed')}
        empty={<EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>}
        narrowing={narrowing}
        columns={columns}
        rowId={({ customer }) => customer.id}
        {...sorting(filter, sortColumns, show)}
        page={filter.page}
        pageSize={CARTS_PER_PAGE}
        onPageChange={(page) => show({ page })}
      />
    </Page>
  );
}
