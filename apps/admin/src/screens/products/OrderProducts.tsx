import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KeptStrip } from '@selvedge/app-shell/kept/KeptStrip';
import { Dialog } from '@selvedge/design-system/primitives/Dialog';
import { Select } from '@selvedge/design-system/primitives/Select';
import { Stack } from '@selvedge/design-system/layout/Stack';
import type { StaffProduct } from '../../api/schemas';
import { ProductTable } from '../../trade/ProductTable';
import { MakeOrderBar } from '../../trade/MakeOrderBar';
import { OrderFields } from '../../trade/OrderFields';
import { useStaffOrder } from '../../trade/useStaffOrder';
import { rowOf } from '../../trade/written';
import { orderProducts } from './products.api';
import { listsOf } from './orderLists';

const ROWS_IN_VIEW = 5;

interface OrderProductsProps {
  /** Selected products. */
  rows: readonly StaffProduct[];
  onClose: () => void;
}

/** Dialog for an order of the selected products for a customer, each from an open list that has it. */
export function OrderProducts({ rows, onClose }: OrderProductsProps) {
  const { t } = useTranslation('products');
  const lists = useMemo(() => listsOf(rows), [rows]);
  const {
    kept,
    fields,
    products: sheet,
    bar,
  } = useStaffOrder(`productOrder:${rows.map(({ id }) => id).join(',')}`, orderProducts);
  const [listId, setList] = useState(lists[0]?.id ?? null);
  const products = useMemo(
    () => rows.filter((row) => row.lists.some(({ id }) => id === listId)).map(rowOf),
    [rows, listId],
  );
  const unlisted = rows.filter((row) => row.lists.length === 0).length;

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="wide"
      isOutsidePressIgnored
      title={t('order.title', { count: rows.length })}
      description={unlisted === 0 ? t('order.text') : t('order.unlisted', { count: unlisted })}
    >
      <Stack gap="s4">
        <KeptStrip keptAt={kept.keptAt} onDiscard={kept.discard} />
        <OrderFields {...fields} />
        <Select
          label={t('order.list')}
          isDisabled={lists.length === 0}
          options={lists.map(({ id, name }) => ({ id, label: name }))}
          value={listId}
          onChange={setList}
        />
        <ProductTable
          label={t('order.goods')}
          rows={products}
          listId={listId}
          {...sheet}
          maxRows={ROWS_IN_VIEW}
          empty={{ title: t('order.none') }}
          narrowing={null}
        />
        <MakeOrderBar {...bar} />
      </Stack>
    </Dialog>
  );
}
