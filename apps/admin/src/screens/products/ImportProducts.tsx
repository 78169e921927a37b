import { useState } from 'react';
import { invalidate } from '@selvedge/app-shell/app/queryClient';
import { ComboBox } from '@selvedge/design-system/primitives/ComboBox';
import { PRODUCT_IMPORT_MAX_ROWS } from '@selvedge/domain/constants';
import { useTranslation } from 'react-i18next';
import { supplierChoices } from '../../choices/choices.api';
import { useChoices } from '../../choices/useChoices';
import { ImportDialog } from '../../sheets/ImportDialog';
import { productTemplate, sendProducts } from './products.api';

/**
 * Dialog that imports products of a supplier from a sheet: it is checked in the background, with the errors of each row, and committed
 * after a review.
 */
export function ImportProducts({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('products');
  const [supplierId, setSupplier] = useState<string | null>(null);
  return (
    <ImportDialog
      keptAs="products"
      title={t('sheet.title')}
      description={t('sheet.hint')}
      maxRows={PRODUCT_IMPORT_MAX_ROWS}
      words={{
        good: (count) => t('sheet.good', { count }),
        changed: (count) => t('sheet.changed', { count }),
        commit: (count) => t('sheet.commit', { count }),
        done: (count) => t('sheet.done', { count }),
      }}
      before={<SupplierChoice supplierId={supplierId} onChange={setSupplier} />}
      isReady={supplierId !== null}
      onTemplate={productTemplate}
      onSend={(file, key) => sendProducts(supplierId ?? '', file, key)}
      onDone={() => void invalidate('products', 'brands', 'lists')}
      onClose={onClose}
    />
  );
}

interface SupplierChoiceProps {
  supplierId: string | null;
  onChange: (id: string | null) => void;
}

/** Field for the supplier of the sheet's products. */
function SupplierChoice({ supplierId, onChange }: SupplierChoiceProps) {
  const { t } = useTranslation('products');
  const label = t('sheet.supplier');
  const suppliers = useChoices(supplierChoices, { label, chosen: supplierId === null ? [] : [supplierId] });
  return <ComboBox {...suppliers} label={label} isRequired value={supplierId} onChange={onChange} />;
}
