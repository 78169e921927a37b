import type { components } from '@selvedge/api-spec/types';
import { grouped } from '@selvedge/domain/grouped';
import { eq, inArray } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { purchaseOrderLines, purchaseOrders } from '../../../db/schema/purchasing';
import { suppliers } from '../../../db/schema/products';
import { writeSheetFile } from '../../../sheets/sheets';
import type { Written } from '../../../sheets/writeSheet';
import { translate } from '../../../messages/translate';
import { seesCost } from '../../auth/access/fieldVisibility';
import { refuseNoColumns } from '../../exports/read/refusals';
import { type PurchaseFilter, purchasesOrder, purchasesWhere } from './filters';
import { type LineShape, orderLineView, linesWhere } from './lines';

const COLUMNS = [
  'poNo',
  'supplierName',
  'status',
  'createdAt',
  'expectedAt',
  'intlCode',
  'brandName',
  'name',
  'color',
  'size',
  'qty',
  'receivedQty',
  'defectQty',
  'openQty',
  'costCents',
  'lineCents',
] as const;
type Column = (typeof COLUMNS)[number];

interface Heading {
  poNo: string;
  supplierName: string;
  status: components['schemas']['PurchaseOrderStatus'];
  createdAt: Date;
  expectedAt: string;
}

/** Returns all lines of the purchase orders that fit a filter as .xlsx; texts stay texts. */
export async function purchaseSheet(
  ctx: Context,
  { columns = COLUMNS, ...filter }: PurchaseFilter & { columns?: readonly Column[] },
): Promise<Buffer> {
  const { db, language, staff } = ctx;
  const shown = columns.filter((one) => seesCost(staff) || !one.endsWith('Cents'));
  refuseNoColumns(shown, language);
  const found = await db
    .select({ order: purchaseOrders, supplierName: suppliers.name })
    .from(purchaseOrders)
    .innerJoin(suppliers, eq(suppliers.id, purchaseOrders.supplierId))
    .where(purchasesWhere(filter, ctx.now))
    .orderBy(...purchasesOrder(ctx, filter));
  const fitting = db
    .select({ id: purchaseOrders.id })
    .from(purchaseOrders)
    .innerJoin(suppliers, eq(suppliers.id, purchaseOrders.supplierId))
    .where(purchasesWhere(filter, ctx.now));
  const lines = await linesWhere(db, inArray(purchaseOrderLines.purchaseOrderId, fitting));
  const linesOf = grouped(lines, ({ line }) => line.purchaseOrderId);
  const cells: Record<Column, (order: Heading, line: LineShape) => Written> = {
    poNo: (order) => order.poNo,
    supplierName: (order) => order.supplierName,
    status: (order) => translate(language, `statuses.purchase.${order.status}`),
    createdAt: (order) => ({ moment: order.createdAt }),
    expectedAt: (order) => ({ day: order.expectedAt }),
    intlCode: (_, line) => line.intlCode,
    brandName: (_, line) => line.brandName,
    name: (_, line) => line.name,
    color: (_, line) => line.color,
    size: (_, line) => line.size,
    qty: (_, line) => String(line.qty),
    receivedQty: (_, line) => String(line.receivedQty),
    defectQty: (_, line) => String(line.defectQty),
    openQty: (_, line) => String(line.openQty),
    costCents: (_, line) => ({ cents: line.costCents }),
    lineCents: (_, line) => ({ cents: line.lineCents }),
  };
  const rows = found.flatMap(({ order, supplierName }) =>
    (linesOf.get(order.id) ?? []).map((line) => {
      const shape = orderLineView(ctx, line);
      return shown.map((one) => cells[one]({ ...order, supplierName }, shape));
    }),
  );
  return writeSheetFile(
    { kind: 'staff', id: staff.id },
    {
      name: 'purchase orders',
      columns: shown.map((one) => ({ head: translate(language, `purchases.heads.${one}`) })),
      rows,
    },
  );
}
