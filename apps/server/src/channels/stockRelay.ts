import { sql } from 'drizzle-orm';
import { column, typeOf } from '../db/columnTypes';
import { newId } from '../db/ids';
import type { Db } from '../db/pool';
import { buyers } from '../db/schema/accounts';
import { lists } from '../db/schema/lists';
import { statement } from '../db/statement';
import { visibleTo } from '../modules/offers/rules/visibility';
import { textArray } from '../db/textArray';
import type { LiveHub } from '../live/hub';

/** Shortest interval between two notifications of changed stock to a page, in ms; changes in between are collected. */
const GATHER_MS = 1000;

/** Notifies open pages of changed stock on the lists that their buyers may see, and on no others. */
export interface StockRelay {
  /** Registers an open page of a buyer; the returned function removes it when the page closes. */
  add(buyerId: string): () => void;
  stop(): void;
}

const visibleLists = statement({
  name: 'stockRelay.visibleLists',
  row: { buyerId: typeOf(buyers.id), listIds: column.texts },
  sql: (listIds: readonly string[], buyerIds: readonly string[]) => sql`
    select viewer.id as "buyerId", array_agg(${lists.id} order by ${lists.id}) as "listIds"
    from ${lists} cross join buyers viewer left join team_members seat on seat.buyer_id = viewer.id
    where ${lists.id} = any(${textArray(listIds)}) and viewer.id = any(${textArray(buyerIds)})
      and ${visibleTo({ id: sql`viewer.id`, teamId: sql`seat.team_id` })}
    group by viewer.id`,
  example: (make) => make(['l-1'], ['b-1']),
});

/**
 * Collects announced stock changes and sends them once a second at most: one query for all pages of the process finds which buyer may see
 * which list, and each buyer's pages receive one frame with those lists.
 */
export function startStockRelay(
  db: Db,
  hub: LiveHub,
  log: { warn(fields: object, message: string): void },
): StockRelay {
  const pages = new Map<symbol, string>();
  const touched = new Set<string>();
  let timer: NodeJS.Timeout | null = null;
  let lastAt = 0;

  const flush = async () => {
    timer = null;
    lastAt = Date.now();
    const listIds = [...touched];
    touched.clear();
    const buyerIds = [...new Set(pages.values())];
    if (buyerIds.length === 0) return;
    const visible = await visibleLists(db, listIds, buyerIds);
    const at = new Date().toISOString();
    for (const { buyerId, listIds: shown } of visible) {
      const [id] = shown;
      if (id === undefined) continue;
      hub.broadcast({
        to: { buyers: [buyerId] },
        type: 'stock.changed',
        id,
        data: { listIds: shown },
        messageId: newId(),
        at,
      });
    }
  };

  const leave = hub.watch(({ to }) => {
    if (!('lists' in to) || pages.size === 0) return;
    for (const id of to.lists) touched.add(id);
    timer ??= setTimeout(
      () => {
        flush().catch((error: unknown) => log.warn({ err: error }, 'could not tell of changed stock'));
      },
      Math.max(0, lastAt + GATHER_MS - Date.now()),
    );
  });

  return {
    add(buyerId) {
      const page = Symbol(buyerId);
      pages.set(page, buyerId);
      return () => pages.delete(page);
    },
    stop() {
      leave();
      if (timer !== null) clearTimeout(timer);
    },
  };
}
