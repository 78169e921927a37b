import { sql } from 'drizzle-orm';
import { newId } from '../db/ids';
import type { Queryable } from '../db/pool';

/** Name of the PostgreSQL channel all server processes listen on. */
export const LIVE_CHANNEL = 'selvedge_live';

/** Who receives a live message. */
export type Audience =
  | { buyers: string[] }
  | { staff: string[] }
  | { staffPermission: string }
  | { everyBuyer: true }
  | { everyStaff: true }
  | { session: string };

/** A message for open pages (D-54). */
export interface LiveMessage {
  to: Audience;
  /** notice, order.changed, cart.changed, job.progress, stock.changed, session.closed, menu.changed ... */
  type: string;
  /** What the message is about, for example an order id. */
  id: string;
  data?: unknown;
}

/** What travels through the database. */
export interface LiveEnvelope extends LiveMessage {
  messageId: string;
  at: string;
}

const LONGEST = 7000;

/**
 * Tells open pages that something changed. Sent by NOTIFY inside the transaction, so it leaves exactly when the work is
 * committed and never when it is rolled back. Data too long for a notification is left out: pages then ask again.
 */
export async function announce(tx: Queryable, message: LiveMessage): Promise<void> {
  const envelope: LiveEnvelope = { ...message, messageId: newId(), at: new Date().toISOString() };
  let payload = JSON.stringify(envelope);
  if (Buffer.byteLength(payload) > LONGEST) payload = JSON.stringify({ ...envelope, data: undefined });
  await tx.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${payload})`);
}
