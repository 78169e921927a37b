import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/pool';
import { operationRecords } from '../../../db/schema/platform';
import { purchaseOrderLines, purchaseOrders, purchaseReceipts } from '../../../db/schema/purchasing';
import { refuse } from '../../../http/errors';
import type { Outgoing } from '../../../http/outgoing';
import { seesCost } from '../../auth/access/sight';
import { withoutPrices } from '../../../http/withoutPrices';
import { logOf } from '../../orders/read/logs';
import { filesById } from '../../upload/files/read';
import { lineShape, linesWhere } from './lines';
import { foundWhere, purchaseRow, type Viewer } from './rows';

type Schemas = components['schemas'];
type Detail = Outgoing<Schemas['PurchaseOrderDetail']>;

const MOST_RECEIPTS = 200;
const MOST_LOGS = 1000;

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

/** One purchase order whole (X-A147): lines, what came in, records; 40401 where there is none. */
export async function purchaseDetail(viewer: Viewer, db: Queryable, id: string): Promise<Detail> {
  const [found] = await foundWhere(db, eq(purchaseOrders.id, id));
  if (found === undefined) throw refuse(codes.NOT_FOUND);
  const lines = await linesWhere(db, eq(purchaseOrderLines.purchaseOrderId, id));
  const records = await db
    .select()
    .from(operationRecords)
    .where(and(eq(operationRecords.entity, 'purchaseOrder'), eq(operationRecords.entityId, id)))
    .orderBy(desc(operationRecords.at), desc(operationRecords.id))
    .limit(MOST_LOGS);
  const logs = records.map(logOf);
  const { note, cancelReason } = found.order;
  return {
    ...purchaseRow(viewer, found),
    note,
    ...(cancelReason !== null && { cancelReason }),
    lines: lines.map((line) => lineShape(viewer, line)),
    receipts: await receiptsOf(db, id, viewer.now),
    logs: seesCost(viewer.staff) ? logs : withoutPrices(logs),
  };
}
