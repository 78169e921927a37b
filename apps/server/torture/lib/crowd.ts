import { sql } from 'drizzle-orm';
import type { Db } from '../../src/db/pool';
import { field } from '../../src/testing/builders';
import { makeBuyer } from '../../src/testing/people';
import type { Answer, Caller } from '../../src/testing/testers';
import { count, type Counts } from './counts';
import { type SkuToOrder, orderOf } from './orders';
import { ask, signIn } from './process';
import { luckOf, pause } from './settings';
import { wireCaller } from './wire';

const FRONT = '/api/sp/front';

/** Results of all simulated people so far. */
export interface CrowdTally {
  /** Ids of the orders that were confirmed to their customers. */
  confirmed: string[];
  cancelled: number;
  /** Number of refusals, by step and code; of calls without a clear answer, by status. */
  refused: Counts;
  isOver: boolean;
}

/** Creates an empty tally. */
export const newTally = (): CrowdTally => ({
  confirmed: [],
  cancelled: 0,
  refused: new Map(),
  isOver: false,
});

/** Counts a refusal, or a call without a clear answer. */
export function refuse({ refused }: CrowdTally, step: string, answer: Answer): void {
  count(refused, `${step} ${answer.status === 200 ? answer.code : `status ${answer.status}`}`);
}

/** Creates the caller of a simulated person, identified by headers; repeated calls are counted. */
export function oneOf(tally: CrowdTally, url: string, headers: Record<string, string>): Caller {
  return wireCaller(url, headers, (answer) => refuse(tally, 'sent again', answer));
}

interface Orderer {
  token: string;
  addressId: string;
}

/** Makes customers who may order the products of `productsToOrder`, and signs them in. */
export async function makeOrderers(db: Db, url: string, count: number): Promise<Orderer[]> {
  const made: Orderer[] = [];
  for (let at = 0; at < count; at += 1) {
    const username = `crowd${at}`;
    const buyerId = await makeBuyer(db, { username, phone: String(13_800_140_000 + at) });
    const addressId = `address-${buyerId}`;
    await db.execute(sql`insert into addresses select (jsonb_populate_record(a,
      jsonb_build_object('id', ${addressId}::text, 'buyer_id', ${buyerId}::text))).*
      from addresses a where a.buyer_id = 'by-demo' and a.is_default and a.deleted_at is null`);
    made.push({ token: await signIn(url, username), addressId });
  }
  return made;
}

/** Most open orders of a customer: all of them together never exhaust the stock, however long the run takes. */
const MOST_OPEN = 4;

/** Places orders one after the other until the run ends; cancels most orders at once, and the oldest of the open ones. */
export async function orderOn(
  url: string,
  { token, addressId }: Orderer,
  { products, at, tally }: { products: readonly SkuToOrder[]; at: number; tally: CrowdTally },
): Promise<void> {
  const luck = luckOf(`crowd ${at}`);
  const caller = oneOf(tally, url, { 'authori-zation': token });
  const open: string[] = [];
  while (!tally.isOver) {
    const order = orderOf({ ...luck.pick(products), addressId });
    const answer = await caller.post(`${FRONT}/inquiry/create`, order);
    if (answer.code === 200) {
      const orderId = String(field(answer.data, 'orderId'));
      tally.confirmed.push(orderId);
      open.push(orderId);
      const over = luck.happens(0.8) ? open.pop() : open.length > MOST_OPEN ? open.shift() : undefined;
      if (over !== undefined) {
        const cancel = { orderId: over, reason: 'changed my mind', version: 1 };
        const cancelled = await caller.post(`${FRONT}/order/cancel`, cancel);
        if (cancelled.code === 200) tally.cancelled += 1;
        else refuse(tally, 'cancel', cancelled);
      }
    } else {
      refuse(tally, 'order', answer);
    }
    await pause(luck.whole(0, 40));
  }
}

/** Number of reads of a reader so far, and its longest series of failed reads. */
export interface Reading {
  reads: number;
  worst: number;
}

/** Reads the orders of a person until the run ends. */
export async function readOn(url: string, token: string, reading: Reading, tally: CrowdTally): Promise<void> {
  let failed = 0;
  while (!tally.isOver) {
    const headers = { 'authori-zation': token };
    const answer = await ask(`${url}${FRONT}/order/page`, { headers });
    const isGood = answer.status === 200 && answer.code === 200;
    if (!isGood) refuse(tally, 'read', answer);
    failed = isGood ? 0 : failed + 1;
    reading.worst = Math.max(reading.worst, failed);
    reading.reads += 1;
    await pause(20);
  }
}
