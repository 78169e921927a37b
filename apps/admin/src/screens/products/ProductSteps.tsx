import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '@selvedge/app-shell/app/lazyDialog';
import { SelectionBar } from '@selvedge/design-system/primitives/SelectionBar';
import type { StaffProduct } from '../../api/schemas';
import { DeleteDialog } from '../../listing/DeleteDialog';
import { useAllowed } from '../../session/Allowed';
import { deleteProducts } from '../../products/deleteProducts';

const BatchDialog = lazyDialog(() => import('./BatchDialog').then((part) => part.BatchDialog));
const OrderProducts = lazyDialog(() => import('./OrderProducts').then((part) => part.OrderProducts));

const EDIT = ['biz:product:edit'] as const;
const DELETE = ['biz:product:delete'] as const;
const ORDER = ['biz:order:add'] as const;

interface ProductStepsProps {
  /** Selected products. */
  rows: readonly StaffProduct[];
  /** Clears the selection. */
  onDone: () => void;
}

/** Bar over the selected products: orders them, changes them together, or deletes them. */
export function ProductSteps({ rows, onDone }: ProductStepsProps) {
  const { t } = useTranslation('products');
  const [asked, ask] = useState<'order' | 'change' | 'delete'>();
  const mayEdit = useAllowed(EDIT);
  const mayDelete = useAllowed(DELETE);
  const steps = [
    ...(useAllowed(ORDER) ? (['order'] as const) : []),
    ...(mayEdit ? (['change'] as const) : []),
    ...(mayDelete ? (['delete'] as const) : []),
  ];
  const close = (): void => ask(undefined);
  return (
    <>
      <SelectionBar
        label={t('batch.bar')}
        onClear={onDone}
        actions={steps.map((id) => ({ id, label: t(`batch.step.${id}`), onAction: () => ask(id) }))}
      >
        {t('batch.selected', { count: rows.length })}
      </SelectionBar>
      {asked === 'order' && <OrderProducts rows={rows} onClose={close} />}
      {asked === 'change' && <BatchDialog rows={rows} onDone={onDone} onClose={close} />}
      {asked === 'delete' && (
        <DeleteDialog
          title={t('batch.deleteTitle', { count: rows.length })}
          text={t('batch.deleteText')}
          onDelete={async () => {
            await deleteProducts(rows.map(({ id }) => id));
            onDone();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
