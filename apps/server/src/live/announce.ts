import type { StaffPerm } from '@selvedge/domain/people/staffPermissions';
import { sql } from 'drizzle-orm';
import { newId } from '../db/ids';
import type { Queryable } from '../db/pool';
import { command } from '../db/statement';
import { beforeCommit } from '../db/tx';

/** Name of the PostgreSQL channel on which all server processes listen. */
export const LIVE_CHANNEL = 'selvedge_live';

/** Recipients of a live message. Large audiences are described, not listed: every process applies the rule to its open pages. */
export type Audience =
  | { buyers: string[] }
  | { staff: string[] }
  /** Buyers who may see an order of this buyer and team. */
  | { order: { buyerId: string; teamId: string | null } }
  /** Buyers who may see one of these lists. */
  | { lists: string[] }
  /** Staff who have a permission, or both, and, when an owner is named, whose data scope covers that owner's customers. */
  | { staffPermission: StaffPerm; besides?: StaffPerm; owner?: { staffId: string | null; depts: string[] } }
  | { everyBuyer: true }
  | { everyStaff: true }
  | { session: string };

/** Message for open pages. */
export interface LiveMessage {
  to: Audience;
  /** Type: notice, order.changed, cart.changed, job.progress, stock.changed, session.closed, menu.changed ... */
  type: string;
  /** Id of the subject, for example an order id. */
  id: string;
  data?: unknown;
}

/** Message as it is sent through the database. */
export interface LiveEnvelope extends LiveMessage {
  messageId: string;
  at: string;
}

/** Most bytes of a notification that are used; PostgreSQL accepts fewer than 8,000. */
const LONGEST = 7000;
/** Most people or lists named in one notification. */
const MOST_NAMED = 200;

/** Splits an audience into parts that fit into one notification each. */
function partsOf(to: Audience, most: number): Audience[] {
  const parts = (ids: string[], make: (part: string[]) => Audience): Audience[] =>
    Array.from({ length: Math.ceil(ids.length / most) }, (_, at) =>
      make(ids.slice(at * most, (at + 1) * most)),
    );
  if ('buyers' in to) return parts(to.buyers, (buyers) => ({ buyers }));
  if ('staff' in to) return parts(to.staff, (staff) => ({ staff }));
  if ('lists' in to) return parts(to.lists, (lists) => ({ lists }));
  return [to];
}

/** Returns the texts of the notifications of one message: too long data is left out, a too large audience is split. */
function payloadsOf(message: LiveMessage, most = MOST_NAMED): string[] {
  return partsOf(message.to, most).flatMap((to) => {
    const envelope: LiveEnvelope = { ...message, to, messageId: newId(), at: new Date().toISOString() };
    const fits = (payload: string) => Buffer.byteLength(payload) <= LONGEST;
    const full = JSON.stringify(envelope);
    if (fits(full)) return [full];
    const bare = JSON.stringify({ ...envelope, data: undefined });
    return fits(bare) || most === 1 ? [bare] : payloadsOf({ ...message, to }, Math.ceil(most / 4));
  });
}

const notify = command({
  name: 'live.notify',
  kept: true,
  sql: (payloads: readonly string[]) => sql`select pg_notify(${LIVE_CHANNEL}, payload)
    from json_array_elements_text(${JSON.stringify(payloads)}::json) payload`,
  example: (make) => make(['{}']),
});

/** Pending notifications of open transactions, in their order. */
const waiting = new WeakMap<object, string[]>();

/**
 * Notifies open pages of changes: all messages of a transaction in one statement at its end. Sent by NOTIFY inside the transaction, so they
 * leave exactly when the work is committed and never when it is rolled back. Data too long for a notification is left out: pages then load
 * it.
 */
export async function announceAll(tx: Queryable, messages: readonly LiveMessage[]): Promise<void> {
  const payloads = messages.flatMap((message) => payloadsOf(message));
  if (payloads.length === 0) return;
  const gathered = waiting.get(tx);
  const sayAll = async () => {
    waiting.delete(tx);
    await notify(tx, payloads);
  };
  if (gathered !== undefined) gathered.push(...payloads);
  else if (beforeCommit(tx, sayAll)) waiting.set(tx, payloads);
  else await sayAll();
}

/** Notifies open pages of one change; see {@link announceAll}. */
export async function announce(tx: Queryable, message: LiveMessage): Promise<void> {
  await announceAll(tx, [message]);
}
