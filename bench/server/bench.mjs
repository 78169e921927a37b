import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { buyerToken, withServer } from '../lib/server.mjs';
import { atLeast, atMost, printTable } from '../lib/table.mjs';
import { countTables, CROWD, prepare } from './products.mjs';
import { lastPiece } from './lastPiece.mjs';
import { perSecond } from './load.mjs';

/**
 * Compares the built server with a floor, hand-written statements for these two calls on bare Fastify + pg, on the same database: a page of
 * 20 products, and an order of five lines. Then fifty buyers order the last piece at once. A number in the arguments is the number of those
 * rounds, e.g. `node bench/run.mjs server 50`.
 */
const rounds = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? 5);
const PARALLEL = 16;
const POOL_SIZE = 20;
const TURNS = 2;
const TURN_MS = 2500;
const WARM_MS = 1000;
const GOALS = { page: 0.25, order: 0.3 };

/** Returns five SKUs, others in every call, so that orders wait for each other no more than in real use. */
const fiveOf = (skuIds, call) =>
  Array.from({ length: 5 }, (_, at) => skuIds[(call * 7 + at * 31) % skuIds.length]);

const orderOf = (listId, skuIds, addressId) => ({
  lines: skuIds.map((skuId) => ({ skuId, listId, qty: 5 })),
  addressId,
  paymentMethod: 'OFFLINE_TRANSFER',
  notifyUserIds: [],
});

/** Starts the floor server in a process of its own. */
async function startFloor({ databaseUrl, pageList }) {
  const child = fork(fileURLToPath(new URL('./floor.mjs', import.meta.url)));
  child.send({ databaseUrl, poolSize: POOL_SIZE, pageList });
  const url = await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`The floor ended with ${code}`)));
  });
  return { url, stop: () => child.disconnect() };
}

/**
 * Measures the responses per second of both, in turns; the best turn of each counts. After the first turn, which does not count, the tables
 * are analysed: the database does so automatically within a minute of work, and until then plans for empty tables, for both.
 */
async function race(ours, floor, count) {
  const best = { ours: 0, floor: 0 };
  for (let turn = 0; turn <= TURNS; turn += 1) {
    const ms = turn === 0 ? WARM_MS : TURN_MS;
    const found = {
      ours: await perSecond({ parallel: PARALLEL, ms, next: ours }),
      floor: await perSecond({ parallel: PARALLEL, ms, next: floor }),
    };
    if (turn === 0) {
      await count();
      continue;
    }
    best.ours = Math.max(best.ours, found.ours);
    best.floor = Math.max(best.floor, found.floor);
  }
  return best;
}

function printRaces(races) {
  console.log(`\nanswers per second, ${PARALLEL} calls under way`);
  printTable(
    ['call', 'selvedge', 'floor', 'ratio', 'goal', ''],
    races.map(([name, { ours, floor }, goal]) => [
      name,
      ours.toFixed(0),
      floor.toFixed(0),
      `${(ours / floor).toFixed(2)} x`,
      `${goal} x`,
      atLeast(ours / floor, goal),
    ]),
  );
}

function printLastPiece(found) {
  console.log(`\nthe last piece, ${CROWD} buyers at once, ${found.rounds} rounds`);
  printTable(
    ['sold', 'told it is gone', 'other answers', '5xx', 'rounds not sold once', 'slowest ms', ''],
    [
      [
        found.sold,
        found.short,
        found.other,
        found.faults,
        found.wrongRounds,
        found.slowestMs.toFixed(0),
        atMost(found.wrongRounds + found.faults, 0),
      ],
    ],
  );
}

await withServer(async ({ buyerUrl, databaseUrl }) => {
  const products = { ...(await prepare(databaseUrl)), count: () => countTables(databaseUrl) };
  const tokens = [];
  for (let at = 1; at <= CROWD; at += 1) tokens.push(await buyerToken(buyerUrl, `bench-${at}`));
  const floor = await startFloor({ databaseUrl, pageList: products.pageList });
  const tokenOf = (call) => ({ 'authori-zation': tokens[call % CROWD] });
  const addressOf = (call) => `bench-${(call % CROWD) + 1}`;
  const pageUrl = `${buyerUrl}/api/sp/front/list/product/page?listId=${products.pageList}&pageNum=1&pageSize=20`;
  let calls = 0;
  const five = () => {
    calls += 1;
    return fiveOf(products.skuIds, calls);
  };

  const page = await race(
    (call) => [pageUrl, { headers: tokenOf(call) }],
    () => [`${floor.url}/page`],
    products.count,
  );
  const order = await race(
    (call) => [
      `${buyerUrl}/api/sp/front/inquiry/create`,
      {
        method: 'POST',
        headers: { ...tokenOf(call), 'idempotency-key': randomUUID() },
        body: orderOf(products.orderList, five(), addressOf(call)),
      },
    ],
    (call) => {
      const { lines } = orderOf(products.orderList, five());
      const body = { listId: products.orderList, buyerId: addressOf(call), wanted: lines };
      return [`${floor.url}/order`, { method: 'POST', body }];
    },
    products.count,
  );
  floor.stop();
  printRaces([
    ['page of 20 products', page, GOALS.page],
    ['order of five lines', order, GOALS.order],
  ]);
  printLastPiece(await lastPiece({ buyerUrl, databaseUrl, orderList: products.orderList, tokens, rounds }));
});
