import { useState } from 'react';
import { lazyDialog } from '@selvedge/app-shell/app/lazyDialog';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Link } from '@selvedge/design-system/primitives/Link';
import { useTranslation } from 'react-i18next';
import { Allowed } from '../../session/Allowed';
import { ExportButton } from '../../sheets/ExportButton';
import { useUnfinishedImport } from '../../sheets/useUnfinishedImport';
import { exportProducts } from './products.api';
import type { ProductsFilter } from './products.search';

const ImportProducts = lazyDialog(() => import('./ImportProducts').then((part) => part.ImportProducts));

/** Buttons over the table of products: export of the filtered products, import of a sheet, a new product. */
export function ProductTools({ filter }: { filter: ProductsFilter }) {
  const { t } = useTranslation('products');
  const [isImporting, setImporting] = useState(false);
  useUnfinishedImport('products', () => setImporting(true));
  return (
    <>
      <Allowed anyOf={['biz:product:export']}>
        <ExportButton onStart={() => exportProducts(filter)} />
      </Allowed>
      <Allowed anyOf={['biz:product:import']}>
        <Button size="header" onPress={() => setImporting(true)}>
          {t('import')}
        </Button>
      </Allowed>
      <Allowed anyOf={['biz:product:add']}>
        <Link variant="primary" size="header" href="/goods/edit/new">
          {t('add')}
        </Link>
      </Allowed>
      {isImporting && <ImportProducts onClose={() => setImporting(false)} />}
    </>
  );
}
