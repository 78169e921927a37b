import type { BigOrder, BigOrderLine } from '../../api/schemas';
import { renew } from './sheet.model';

type Part = Partial<Omit<BigOrderLine, 'line'>> & { id: string; asked?: number; confirmed?: number };

/** Returns a line of a sub-order that waits for the platform. */
export const lineOf = ({ id, asked = 5, confirmed = 0, ...rest }: Part): BigOrderLine => ({
  subOrderId: 'so-1',
  subNo: 'O25112000317-01',
  listId: 'l-1',
  listName: 'List',
  warehouseId: 'MI-02',
  confirmation: 'AWAITING_PLATFORM',
  shipping: 'NONE',
  cancelled: false,
  actions: ['platformConfirm'],
  editable: ['askedQty', 'confirmedQty'],
  version: 1,
  line: {
    id,
    productId: 'p-1',
    skuId: `s-${id}`,
    intlCode: '8051234567892',
    name: 'Coat',
    brandName: 'Maison Orsel',
    image: null,
    size: '38',
    color: 'Camel',
    askedQty: asked,
    confirmedQty: confirmed,
    shippedQty: 0,
    receivedQty: 0,
    lockedQty: asked,
    outOfStockQty: 0,
    priceCents: 100,
    discountCents: 0,
    lineCents: 100 * asked,
  },
  ...rest,
});

/** Returns an order of these lines. */
export const bigOf = (...lines: BigOrderLine[]): BigOrder => ({
  order: {} as BigOrder['order'],
  lines,
  totals: { askedQty: 0, confirmedQty: 0, shippedQty: 0, receivedQty: 0, valueCents: 0 },
});
/** Returns the sheet of an order of these lines, without edits. */
export const openSheet = (...lines: BigOrderLine[]) => renew({ rows: [], past: [] }, bigOf(...lines));
/** Returns an edit of the confirmed pieces of a line. */
export const confirmedAs = (id: string, value: number) => ({ id, column: 'confirmedQty', value }) as const;
