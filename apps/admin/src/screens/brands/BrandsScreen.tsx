import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '@selvedge/app-shell/app/lazyDialog';
import { FilterBar } from '@selvedge/design-system/pages/FilterBar';
import { ListPage } from '@selvedge/design-system/pages/ListPage';
import { Button } from '@selvedge/design-system/primitives/Button';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { DeleteDialog } from '../../listing/DeleteDialog';
import { useStaffList } from '../../listing/useStaffList';
import { Allowed } from '../../session/Allowed';
import { brandsQuery, deleteBrand } from './brands.api';
import { useColumns } from './brands.columns';
import type { AskedOfBrand } from './brands.columns';
import { brandsSearch, HEAT } from './brands.search';

const BrandDialog = lazyDialog(() => import('./BrandDialog').then((part) => part.BrandDialog));

/** Page of the merchant's brands: logo, hot or not, their order, and the products that prevent a deletion. */
export function BrandsScreen() {
  const { t } = useTranslation(['brands', 'listing']);
  const [edited, edit] = useState<string>();
  const [leaving, leave] = useState<AskedOfBrand['brand']>();
  const ask = ({ kind, brand }: AskedOfBrand): void => (kind === 'edit' ? edit(brand.id) : leave(brand));
  const { bar, page } = useStaffList('brands', {
    search: brandsSearch,
    choices: [
      {
        name: 'hot',
        label: t('columns.heat'),
        choices: HEAT.map((id) => ({ id, label: t(`hotFilter.${id}`) })),
      },
    ],
    query: brandsQuery,
    columns: useColumns(ask),
    failed: t('failed'),
    empty: <EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>,
  });
  return (
    <ListPage
      {...page}
      title={t('common:route.brands')}
      actions={
        <Allowed anyOf={['biz:brand:add']}>
          <Button variant="primary" size="header" onPress={() => edit('new')}>
            {t('add')}
          </Button>
        </Allowed>
      }
      filters={<FilterBar {...bar} label={t('filters')} searchLabel={t('search')} />}
    >
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
