import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KeptStrip } from '@selvedge/app-shell/kept/KeptStrip';
import { useKeptState } from '@selvedge/app-shell/kept/useKeptState';
import { Dialog } from '@selvedge/design-system/primitives/Dialog';
import type { ManifestChange } from '@selvedge/design-system/commerce/ManifestTable';
import { Select } from '@selvedge/design-system/primitives/Select';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { TextField } from '@selvedge/design-system/primitives/TextField';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { textLength } from '@selvedge/domain/display/textLength';
import type { OrderDetail } from '../../../api/schemas';
import { useAllowed } from '../../../session/Allowed';
import { ProductSheet } from '../../../trade/ProductSheet';
import { MakeOrderBar } from '../../../trade/MakeOrderBar';
import { useOrderStep } from '../../../trade/useMakeOrder';
import { linesOf, writeProducts } from '../../../trade/written';
import type { ProductRow, Written } from '../../../trade/written';
import { addPoolProducts, changeLines, renewOrders } from '../order.api';
import { editsOf } from './added';

const ROWS_IN_VIEW = 5;
/** Permission to preview the sums of orders that staff make. */
const SUMS = ['biz:order:add'] as const;
const NOTE_MAX = 500;

interface AddedProducts {
  written: Written;
  note: string;
  /** Id of the order's list on which products of the pool are booked. */
  booked: string;
}

interface AddProductProps {
  order: OrderDetail;
  /** Source of the products: a list, or the pool of all suppliers. */
  from: 'list' | 'pool';
  onClose: () => void;
}

/**
 * Dialog that adds products to an order: quantities are written by size as in an order made by hand, with the sums of the whole order and
 * the minimums that are not reached. The input stays until the server has accepted it, and outlives the page.
 */
export function AddProducts({ order, from, onClose }: AddProductProps) {
  const { t } = useTranslation('orders');
  const maySum = useAllowed(SUMS);
  const [version, setVersion] = useState(order.version);
  const [refused, setRefused] = useState(0);
  const { id, customerId = '', kind } = order;
  const lists = order.lists.filter((list) =>
    order.subs.some((sub) => sub.listId === list.id && !sub.cancelled),
  );
  const kept = useKeptState<AddedProducts>(`addGoods:${from}:${id}`, {
    written: {},
    note: '',
    booked: lists[0]?.id ?? '',
  });
  const { change } = kept;
  const { written, note, booked } = kept.values;
  const lines = linesOf(written).map((line) => (from === 'pool' ? { ...line, listId: booked } : line));
  const said = note.trim() === '' ? {} : { note: note.trim() };
  const add = (key: string) =>
    from === 'list'
      ? changeLines(id, { lines: editsOf(order, lines), ...said, version })
      : addPoolProducts(
          id,
          { listId: booked, items: lines.map(({ skuId, qty }) => ({ skuId, qty })), ...said, version },
          key,
        );
  // The page shows the changed order before it can be changed again, with its current version.
  const send = async (key: string): Promise<void> => {
    await add(key);
    await renewOrders();
  };
  const step = useOrderStep({
    preview: maySum && lines.length > 0 ? { customerId, kind, orderId: id, lines } : null,
    send: lines.length > 0 ? send : undefined,
    onMade: () => {
      toast.show({ tone: 'positive', message: t('addGoods.done') });
      kept.forget();
      onClose();
    },
    onRefused: (newer) => setVersion((read) => newer ?? read),
  });
  const onWrite = useCallback(
    (listId: string, changes: readonly ManifestChange<ProductRow>[]) =>
      change((before) => ({ written: writeProducts(before.written, listId, changes) })),
    [change],
  );

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="wide"
      isOutsidePressIgnored
      title={t(`addGoods.${from}Title`)}
      description={t(`addGoods.${from}Text`)}
    >
      <Stack gap="s4">
        <KeptStrip keptAt={kept.keptAt} onDiscard={kept.discard} />
        {from === 'pool' && lists.length > 1 && (
          <Select
            label={t('addGoods.booked')}
            options={lists.map((list) => ({ id: list.id, label: list.name }))}
            value={booked}
            onChange={(list) => change({ booked: list ?? booked })}
          />
        )}
        <ProductSheet
          written={written}
          poolOf={from === 'pool' ? kind : undefined}
          maxRows={ROWS_IN_VIEW}
          onWrite={onWrite}
          onInvalidChange={setRefused}
        />
        <TextField
          label={t('addGoods.note')}
          maxLength={NOTE_MAX}
          value={note}
          onChange={(text) => change({ note: text })}
        />
        <MakeOrderBar
          order={step}
          action={t('addGoods.do')}
          styleCount={Object.keys(written).length}
          pieceCount={lines.reduce((sum, { qty }) => sum + qty, 0)}
          isDisabled={refused > 0 || textLength(note) > NOTE_MAX}
        />
      </Stack>
    </Dialog>
  );
}
