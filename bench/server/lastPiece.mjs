import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import pg from 'pg';
import { leaveOnePiece, stateOf } from './products.mjs';
import { send } from './load.mjs';

const SOLD = 200;
const SHORT = 40902;

/**
 * Orders the last piece for fifty buyers at once, each with a session of their own; every round takes another style. Resolves to the counts
 * of their responses, and the number of rounds in which the piece was not sold exactly once.
 */
export async function lastPiece({ buyerUrl, databaseUrl, orderList, tokens, rounds }) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const agent = new Agent({ keepAlive: true, maxSockets: tokens.length });
  const found = { rounds, sold: 0, short: 0, faults: 0, other: 0, wrongRounds: 0, slowestMs: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const skuId = await leaveOnePiece(pool, round);
    const answers = await Promise.all(
      tokens.map((token, at) => ask({ agent, buyerUrl, token, skuId, listId: orderList, at })),
    );
    const count = (keep) => answers.filter(keep).length;
    const sold = count(({ code }) => code === SOLD);
    const { free, addsUp } = await stateOf(pool, skuId);
    found.sold += sold;
    found.short += count(({ code }) => code === SHORT);
    found.faults += count(({ status, code }) => status >= 500 || code === 500);
    found.other += count(({ status, code }) => status < 500 && ![SOLD, SHORT, 500].includes(code));
    found.slowestMs = Math.max(found.slowestMs, ...answers.map(({ ms }) => ms));
    if (sold !== 1 || free !== 0 || !addsUp) found.wrongRounds += 1;
  }
  agent.destroy();
  await pool.end();
  return found;
}

async function ask({ agent, buyerUrl, token, skuId, listId, at }) {
  const started = performance.now();
  const { status, text } = await send(agent, `${buyerUrl}/api/sp/front/inquiry/create`, {
    method: 'POST',
    headers: { 'authori-zation': token, 'idempotency-key': randomUUID() },
    body: {
      lines: [{ skuId, listId, qty: 1 }],
      addressId: `bench-${at + 1}`,
      paymentMethod: 'OFFLINE_TRANSFER',
      notifyUserIds: [],
    },
  });
  const code = /^\{"code":(\d+)/.exec(text)?.[1];
  return { status, code: Number(code), ms: performance.now() - started };
}
