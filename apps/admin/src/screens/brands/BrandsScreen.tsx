import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNarrowing } from '@selvedge/app-shell/listing/useNarrowing';
import { Button } from '@selvedge/design-system/primitives/Button';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { FilterSelect } from '@selvedge/design-system/primitives/FilterSelect';
import { Page, PageHeader } from '@selvedge/design-system/layout/Page';
import { Toolbar } from '@selvedge/design-system/layout/Toolbar';
import { DeleteDialog } from '../../listing/DeleteDialog';
import { Listing } from '../../listing/Listing';
import { sorting } from '@selvedge/app-shell/listing/sorting';
import { WordSearch } from '../../listing/WordSearch';
import { useChosenColumns } from '../../listing/useChosenColumns';
import { Allowed } from '../../session/Allowed';
import { usePageSearch } from '../../tabs/pageAddress';
import { BrandDialog } from './BrandDialog';
import { BRANDS_PER_PAGE, brandsQuery, deleteBrand } from './brands.api';
import { useColumns } from './brands.columns';
import type { AskedOfBrand } from './brands.columns';
import { readBrandsFilter, sortColumns, writeBrandsFilter } from './brands.search';
import type { BrandsFilter } from './brands.search';

const ANY = 'ANY';
const HOT = ['yes', 'no'] as const;

/** Page of the merchant's brands: logo, hot or not, their order, and the products that prevent a deletion. */
export function BrandsScreen() {
  const { t } = useTranslation(['brands', 'listing']);
  const [search, setSearch] = usePageSearch();
  const filter = readBrandsFilter(search);
  const brands = useQuery(brandsQuery(filter));
  const [edited, edit] = useState<string>();
  const [leaving, leave] = useState<AskedOfBrand['brand']>();
  const ask = ({ kind, brand }: AskedOfBrand): void => (kind === 'edit' ? edit(brand.id) : leave(brand));
  const { columns, chooser } = useChosenColumns('brands', useColumns(ask));
  const show = (change: Partial<BrandsFilter>): void =>
    setSearch(writeBrandsFilter({ ...filter, page: 1, ...change }));
  const narrowing = useNarrowing(writeBrandsFilter(filter), { hot: t('columns.heat') }, setSearch);

  return (
    <Page
      ground="surface"
      header={
        <PageHeader
          ground="surface"
          title={t('common:route.brands')}
          actions={
            <Allowed anyOf={['biz:brand:add']}>
              <Button variant="primary" size="header" onPress={() => edit('new')}>
                {t('add')}
              </Button>
            </Allowed>
          }
        />
      }
    >
      <Toolbar label={t('filters')} gap="wide" end={chooser}>
        <WordSearch label={t('search')} words={filter.keywords} onSearch={(keywords) => show({ keywords })} />
        <FilterSelect
          label={t('columns.heat')}
          value={filter.hot ?? ANY}
          options={[{ id: ANY, label: t('any') }, ...HOT.map((id) => ({ id, label: t(`hotFilter.${id}`) }))]}
          onChange={(id) => show({ hot: HOT.find((one) => one === id) })}
        />
      </Toolbar>
      <Listing
        label={t('common:route.brands')}
        query={brands}
        failed={t('failed')}
        empty={<EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>}
        narrowing={narrowing}
        columns={columns}
        rowId={(row) => row.id}
        {...sorting(filter, sortColumns, show)}
        page={filter.page}
        pageSize={BRANDS_PER_PAGE}
        onPageChange={(page) => show({ page })}
      />
      {edited !== undefined && <BrandDialog id={edited} onClose={() => edit(undefined)} />}
      {leaving && (
        <DeleteDialog
          title={t('deleteTitle', { name: leaving.name })}
          text={t('deleteText')}
          onDelete={() => deleteBrand(leaving.id)}
          onClose={() => leave(undefined)}
        />
      )}
    </Page>
  );
}
