import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '@selvedge/app-shell/app/lazyDialog';
import { Button } from '@selvedge/design-system/primitives/Button';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { DeleteDialog } from '../../listing/DeleteDialog';
import { FilterBar } from '../../listing/FilterBar';
import { ListPage } from '../../listing/ListPage';
import { Listing } from '../../listing/Listing';
import { useListFilter } from '../../listing/useListFilter';
import { sorting } from '@selvedge/app-shell/listing/sorting';
import { useChosenColumns } from '../../listing/useChosenColumns';
import { Allowed } from '../../session/Allowed';
import { BRANDS_PER_PAGE, brandsQuery, deleteBrand } from './brands.api';
import { useColumns } from './brands.columns';
import type { AskedOfBrand } from './brands.columns';
import { readBrandsFilter, sortColumns, writeBrandsFilter } from './brands.search';

const BrandDialog = lazyDialog(() => import('./BrandDialog').then((part) => part.BrandDialog));

const HOT = ['yes', 'no'] as const;

/** Page of the merchant's brands: logo, hot or not, their order, and the products that prevent a deletion. */
export function BrandsScreen() {
  const { t } = useTranslation(['brands', 'listing']);
  const { filter, show, narrowing, bar, paging } = useListFilter({
    read: readBrandsFilter,
    write: writeBrandsFilter,
    choices: [
      {
        name: 'hot',
        label: t('columns.heat'),
        choices: HOT.map((id) => ({ id, label: t(`hotFilter.${id}`) })),
      },
    ],
  });
  const brands = useQuery(brandsQuery(filter));
  const [edited, edit] = useState<string>();
  const [leaving, leave] = useState<AskedOfBrand['brand']>();
  const ask = ({ kind, brand }: AskedOfBrand): void => (kind === 'edit' ? edit(brand.id) : leave(brand));
  const { chooser, ...chosen } = useChosenColumns('brands', useColumns(ask));

  return (
    <ListPage
      title={t('common:route.brands')}
      actions={
        <Allowed anyOf={['biz:brand:add']}>
          <Button variant="primary" size="header" onPress={() => edit('new')}>
            {t('add')}
          </Button>
        </Allowed>
      }
    >
      <FilterBar {...bar} label={t('filters')} searchLabel={t('search')} tools={chooser} />
      <Listing
        label={t('common:route.brands')}
        query={brands}
        failed={t('failed')}
        empty={<EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>}
        narrowing={narrowing}
        {...paging}
        {...chosen}
        rowId={(row) => row.id}
        {...sorting(filter, sortColumns, show)}
        pageSize={BRANDS_PER_PAGE}
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
    </ListPage>
  );
}
