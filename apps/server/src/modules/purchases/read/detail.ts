import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/pool';
import { purchaseOrderLines, purchaseOrders, purchaseReceipts } from '../../../db/schema/purchasing';
import { refuse } from '../../../http/errors';
import type { Outgoing } from '../../../http/outgoing';
import { seesContact, seesCost } from '../../auth/access/fieldVisibility';
import { logsOf } from '../../records/read/logs';
import { filesById } from '../../upload/files/read';
import { orderLineView, linesWhere } from './lines';
import { foundWhere, purchaseRow, type Viewer } from './rows';

type Schemas = components['schemas'];
type Detail = Outgoing<Schemas['PurchaseOrderDetail']>;

const MOST_RECEIPTS = 200;

async function receiptsOf(db: Queryable, id: string, now: Date): Promise<Detail['receipts']> {
  const rows = await db
    .select()
    .from(purchaseReceipts)
    .where(eq(purchaseReceipts.purchaseOrderId, id))
    .orderBy(desc(purchaseReceipts.at), desc(purchaseReceipts.id))
    .limit(MOST_RECEIPTS);
  const files = await filesById(
    db,
    rows.flatMap(({ fileIds }) => fileIds),
    now,
  );
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    receivedBy: row.receivedBy,
    lines: row.lines,
    files: row.fileIds.flatMap((fileId) => files.get(fileId) ?? []),
    ...(row.note !== '' && { note: row.note }),
    shortages: row.shortages.map((short) => ({ ...short, shortageReason: 'DEFECT' as const })),
  }));
}

/** Returns one purchase order with lines, receipts and records; refuses with 40401 when there is none. */
export async function purchaseDetail(viewer: Viewer, db: Queryable, id: string): Promise<Detail> {
  const [found] = await foundWhere(db, eq(purchaseOrders.id, id));
  if (found === undefined) throw refuse(codes.NOT_FOUND);
  const lines = await linesWhere(db, eq(purchaseOrderLines.purchaseOrderId, id));
  const { staff } = viewer;
  const costs = seesCost(staff);
  const visibility = { priced: costs, costs, contact: seesContact(staff) };
  const { note, cancelReason } = found.order;
  return {
    ...purchaseRow(viewer, found),
    note,
    ...(cancelReason !== null && { cancelReason }),
    lines: lines.map((line) => orderLineView(viewer, line)),
    receipts: await receiptsOf(db, id, viewer.now),
    logs: await logsOf(db, [{ entity: 'purchaseOrder', ids: [id] }], visibility),
  };
}
