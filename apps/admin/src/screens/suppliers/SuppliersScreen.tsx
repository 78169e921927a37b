import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '@selvedge/app-shell/app/lazyDialog';
import { useDictionary } from '@selvedge/app-shell/app/useDictionary';
import { saveFile } from '@selvedge/app-shell/app/saveFile';
import { FilterBar } from '@selvedge/design-system/pages/FilterBar';
import { ListPage } from '@selvedge/design-system/pages/ListPage';
import { Button } from '@selvedge/design-system/primitives/Button';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { supplierStatusValues } from '@selvedge/api-spec/values';
import { useStaffList } from '../../listing/useStaffList';
import { useUnfinishedImport } from '../../sheets/useUnfinishedImport';
import { Allowed } from '../../session/Allowed';
import { exportSuppliers, suppliersQuery } from './suppliers.api';
import { useColumns } from './suppliers.columns';
import type { AskedOfSupplier } from './suppliers.columns';
import { suppliersSearch } from './suppliers.search';

const NewSupplierDialog = lazyDialog(() =>
  import('./SupplierDialogs').then((part) => part.NewSupplierDialog),
);
const SupplierDialog = lazyDialog(() => import('./SupplierDialogs').then((part) => part.SupplierDialog));
const DeleteSupplier = lazyDialog(() => import('./SupplierDialogs').then((part) => part.DeleteSupplier));

/** Import dialog, loaded on demand because sheets are rare. */
const ImportSuppliers = lazyDialog(() => import('./ImportSuppliers').then((part) => part.ImportSuppliers));

/** Page of the merchant's suppliers: they are searched, created, changed, and deleted while nothing names them. */
export function SuppliersScreen() {
  const { t } = useTranslation(['suppliers', 'listing']);
  const states = useDictionary('account_status');
  const [asked, ask] = useState<AskedOfSupplier>();
  const [isAdding, setAdding] = useState(false);
  const [isImporting, setImporting] = useState(false);
  useUnfinishedImport('suppliers', () => setImporting(true));
  const { filter, bar, page } = useStaffList('suppliers', {
    search: suppliersSearch,
    choices: [
      {
        name: 'status',
        label: t('field.status'),
        choices: states.optionsOf(supplierStatusValues),
        anyLabel: t('any'),
      },
    ],
    query: suppliersQuery,
    columns: useColumns(ask),
    failed: t('failed'),
    empty: <EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>,
  });
  const sheet = useMutation({
    mutationFn: () => exportSuppliers(filter),
    onSuccess: (file) => saveFile(file, `${t('file')}.xlsx`),
  });
  const close = (): void => ask(undefined);

  return (
    <ListPage
      {...page}
      title={t('common:route.suppliers')}
      actions={
        <>
          <Allowed anyOf={['biz:supplier:export']}>
            <Button size="header" isPending={sheet.isPending} onPress={() => sheet.mutate()}>
              {t('export')}
            </Button>
          </Allowed>
          <Allowed anyOf={['biz:supplier:import']}>
            <Button size="header" onPress={() => setImporting(true)}>
              {t('import')}
            </Button>
          </Allowed>
          <Allowed anyOf={['biz:supplier:add']}>
            <Button variant="primary" size="header" onPress={() => setAdding(true)}>
              {t('add')}
            </Button>
          </Allowed>
        </>
      }
      filters={<FilterBar {...bar} label={t('filters')} searchLabel={t('search')} />}
    >
      {isImporting && <ImportSuppliers onClose={() => setImporting(false)} />}
      {isAdding && <NewSupplierDialog onClose={() => setAdding(false)} />}
      {asked?.kind === 'edit' && <SupplierDialog id={asked.supplier.id} onClose={close} />}
      {asked?.kind === 'delete' && <DeleteSupplier supplier={asked.supplier} onClose={close} />}
    </ListPage>
  );
}
