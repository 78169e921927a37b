import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Operation } from '../src/contract/operations';
import { KEPT, send, tableOf, tokenHeader, validBody, validCall } from './lib/calls';
import {
  fingerprint,
  forgetLimits,
  startTortureFixture,
  type Things,
  type TortureFixture,
} from './lib/fixture';
import { titled } from './lib/settings';

vi.setConfig({ testTimeout: 300_000 });

/** Tables whose rows have an owner, or are visible to some callers only. */
const OWNED = [
  'lists',
  'products',
  'skus',
  'orders',
  'futures',
  'sub_orders',
  'order_lines',
  'cart_lines',
  'drafts',
  'addresses',
  'payments',
  'shipments',
  'notices',
  'import_jobs',
  'exports',
] as const;
/** Operations that read public data only and name no row of the caller. */
const PUBLIC = new Set(['commonPicture']);

let fixture: TortureFixture;
beforeAll(async () => {
  fixture = await startTortureFixture();
  const { db } = fixture.server;
  // Removes the products of the hidden list from other lists, so that they are as hidden as their list.
  await db.execute(sql`delete from list_items where list_id <> ${fixture.things.lists}
    and product_id in (select product_id from list_items where list_id = ${fixture.things.lists})`);
});
afterAll(() => fixture.server.close());

function namedIn(
  operation: Operation,
  value: unknown,
  found = new Set<string>(),
  inLines = false,
): Set<string> {
  if (Array.isArray(value)) for (const one of value) namedIn(operation, one, found, inLines);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      const table = tableOf(operation, name, inLines);
      if (table !== null) found.add(table);
      namedIn(operation, inner, found, name === 'lines');
    }
  }
  return found;
}

/** Returns the tables whose rows a call names by id. */
function tablesNamed(operation: Operation, things: Things): string[] {
  const inBody = operation.requestBody?.json === undefined ? {} : validBody(operation, things);
  const named = namedIn(operation, inBody);
  for (const { name, in: where } of operation.parameters) {
    const table = where === 'header' ? null : tableOf(operation, name);
    if (table !== null) named.add(table);
  }
  return OWNED.filter((table) => named.has(table));
}

/** Returns an answer without the parts that may differ between a foreign and an unknown id: the ids and generated values. */
function judged(body: string, ids: Things): string {
  return Object.values(ids)
    .reduce((text, id) => text.replaceAll(id, '<id>'), body)
    .replaceAll(/"(?:traceId|requestId|key|at)":"[^"]*"/g, '');
}

const cases = KEPT.filter(
  ({ family, session, id }) => family === 'buyer' && session === 'required' && !PUBLIC.has(id),
);

describe(titled('ids of others'), () => {
  test('Q-43 every call about a row of another team answers as if the row were not there, and does nothing', async () => {
    const { server, things } = fixture;
    // Signs in a buyer of another team with every permission, who has an address and a cart.
    const { token } = await server.buyer('heyutong');
    const wrong: string[] = [];
    let tried = 0;
    const before = await fingerprint(server);
    for (const operation of cases) {
      const own = tokenHeader(operation, token);
      for (const table of tablesNamed(operation, things)) {
        const unknown = { ...things };
        for (const name of OWNED) unknown[name] = `nothing-${name}`;
        const foreign = { ...unknown, [table]: things[table] ?? '' };
        const [theirs, none] = [
          await send(server, validCall(operation, foreign), own),
          await send(server, validCall(operation, unknown), own),
        ];
        tried += 1;
        if (theirs.status !== none.status || judged(theirs.body, foreign) !== judged(none.body, unknown)) {
          wrong.push(`${operation.id} by ${table}: ${theirs.code} and not ${none.code}`);
        }
      }
    }
    await forgetLimits(server);
    expect(wrong).toEqual([]);
    expect(await fingerprint(server)).toEqual(before);
    expect(tried).toBeGreaterThan(25);
  });

  test('Q-43 the same calls about one’s own rows do answer, so that the test above can fail', async () => {
    const { server, things } = fixture;
    const { token } = await server.buyer('demo');
    const reads = cases.filter(({ method, path }) => method === 'get' && path.includes('{id}'));
    for (const operation of reads) {
      const answer = await send(server, validCall(operation, things), tokenHeader(operation, token));
      expect([operation.id, answer.code || answer.status]).toEqual([operation.id, 200]);
    }
  });
});
