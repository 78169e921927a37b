import { useState } from 'react';
import { invalidate } from '@selvedge/app-kit/app/queryClient';
import { ComboBox } from '@selvedge/design-system/ComboBox';
import { GOODS_IMPORT_MAX_ROWS } from '@selvedge/domain/constants';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { supplierOptionsQuery } from '../../goods/choices.api';
import { ImportDialog } from '../../sheets/ImportDialog';
import { productTemplate, sendProducts } from './products.api';

/** Products of a supplier out of a sheet: checked in the background, with what is wrong in which row, taken over when that was seen (X-A65, X-A66). */
export function ImportProducts({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('products');
  const suppliers = useQuery(supplierOptionsQuery).data ?? [];
  const [supplierId, setSupplier] = useState<string | null>(null);
  return (
    <ImportDialog
      keptAs="products"
      title={t('sheet.title')}
      description={t('sheet.hint')}
      maxRows={GOODS_IMPORT_MAX_ROWS}
      words={{
        good: (count) => t('sheet.good', { count }),
        changed: (count) => t('sheet.changed', { count }),
        commit: (count) => t('sheet.commit', { count }),
        done: (count) => t('sheet.done', { count }),
      }}
      before={
        <ComboBox
          label={t('sheet.supplier')}
          isRequired
          options={suppliers}
          value={supplierId}
          onChange={setSupplier}
        />
      }
      isReady={supplierId !== null}
      onTemplate={productTemplate}
      onSend={(file, key) => sendProducts(supplierId ?? '', file, key)}
      onDone={() => void invalidate('products', 'brands', 'lists')}
      onClose={onClose}
    />
  );
}
