import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invalidate } from '@selvedge/app-shell/app/queryClient';
import { KeptStrip } from '@selvedge/app-shell/kept/KeptStrip';
import { useKeptState } from '@selvedge/app-shell/kept/useKeptState';
import { Columns } from '@selvedge/design-system/layout/Columns';
import { Pagination } from '@selvedge/design-system/primitives/Pagination';
import { Section } from '@selvedge/design-system/layout/Section';
import { useFormats } from '@selvedge/design-system/i18n';
import type { StaffCart } from '../../../api/schemas';
import { GroupedTables } from '@selvedge/design-system/primitives/GroupedTables';
import { DeliveryFields, NO_DELIVERY, isRemarkShort } from '../../../trade/DeliveryFields';
import { MakeOrderBar } from '../../../trade/MakeOrderBar';
import { useMakeOrder } from '../../../trade/useMakeOrder';
import { orderFromCart } from '../carts.api';
import { obstacleOf, linesIn, MOST_LINES, orderLines, previewOf, tickedLines, touch } from './cart.model';
import type { OrderObstacle } from './cart.model';
import { useLineColumns } from './useLineColumns';

/** Lines per page of the table: a cart has up to thousands of them. */
const LINES_PER_PAGE = 100;
/** Selection without a changed line, by line id. */
const UNTOUCHED: Readonly<Record<string, boolean>> = {};

interface CartSheetProps {
  cart: StaffCart;
  /** Whether the user may order from the cart; otherwise it is read-only. */
  mayOrder: boolean;
}

/** Lines of a cart under their lists with checkboxes, the delivery address, and the order of the selected lines. */
export function CartSheet({ cart, mayOrder }: CartSheetProps) {
  const { t } = useTranslation('carts');
  const formats = useFormats();
  const columns = useLineColumns();
  const { id: customerId } = cart.customer;
  const lines = useMemo(() => linesIn(cart), [cart]);
  const lists = useMemo(() => new Map(cart.groups.map((group) => [group.listId, group])), [cart]);
  const [page, setPage] = useState(1);
  const kept = useKeptState(`cartOrder:${customerId}`, {
    ...NO_DELIVERY,
    addressId: cart.addresses[0]?.id ?? null,
    ticks: UNTOUCHED,
  });
  const { ticks, ...delivery } = kept.values;
  const touched = new Map(Object.entries(ticks));
  const ticked = tickedLines(lines, touched);
  const hindrance = obstacleOf(ticked);
  const { addressId, paymentMethod, remark } = delivery;
  const note = remark.trim() === '' ? {} : { remark: remark.trim() };
  const isOrder = ticked.length > 0 && hindrance === undefined;
  const order = useMakeOrder({
    preview: mayOrder && isOrder ? previewOf(customerId, ticked) : null,
    send:
      isOrder && addressId !== null && isRemarkShort(remark)
        ? async (key) => {
            const body = { lines: orderLines(ticked), addressId, paymentMethod, ...note };
            const made = await orderFromCart(customerId, body, key);
            kept.forget();
            return made;
          }
        : undefined,
    onRefused: () => void invalidate('carts'),
  });
  const wordsOf = (why: OrderObstacle): string =>
    why.kind === 'cannot' ? t('cannot', { count: why.count }) : t(why.kind, { max: MOST_LINES });
  const last = Math.max(1, Math.ceil(lines.length / LINES_PER_PAGE));
  const shown = Math.min(page, last);

  return (
    <>
      {mayOrder && (
        <Section title={t('delivery')} isInset>
          <KeptStrip keptAt={kept.keptAt} onDiscard={kept.discard} isInset />
          <Columns isInset>
            <DeliveryFields addresses={cart.addresses} delivery={delivery} onChange={kept.change} />
          </Columns>
        </Section>
      )}
      <GroupedTables
        columns={columns}
        rows={lines.slice((shown - 1) * LINES_PER_PAGE, shown * LINES_PER_PAGE)}
        rowId={({ id }) => id}
        isTall
        selectedKeys={mayOrder ? new Set(ticked.map(({ id }) => id)) : undefined}
        onSelectionChange={(next) => kept.change({ ticks: Object.fromEntries(touch(lines, touched, next)) })}
        groups={{
          of: ({ listId }) => listId,
          head: (listId) => {
            const list = lists.get(listId);
            const isOpen = list?.status === 'PENDING';
            return {
              title: list?.listName ?? '',
              note: isOpen ? t('closesAt', { stamp: formats.stamp(list.closeAt) }) : t('closed'),
            };
          },
        }}
      />
      {last > 1 && (
        <Pagination
          isInset
          page={shown}
          pageSize={LINES_PER_PAGE}
          total={lines.length}
          onPageChange={setPage}
        />
      )}
      {mayOrder && (
        <MakeOrderBar
          order={order}
          styleCount={new Set(ticked.map(({ productId }) => productId)).size}
          pieceCount={ticked.reduce((sum, { qty }) => sum + qty, 0)}
          hindrance={hindrance && wordsOf(hindrance)}
        />
      )}
    </>
  );
}
