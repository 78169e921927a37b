import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Operation } from '../src/contract/operations';
import { KEPT, send, SIGNS_OUT, tokenHeader, validCall, type WireAnswer, type WireCall } from './lib/calls';
import { forgetLimits, restoreSignIn, startTortureFixture, type TortureFixture } from './lib/fixture';
import { MUTATIONS } from './lib/mutations';
import { luckOf, sized, titled, within } from './lib/settings';

vi.setConfig({ testTimeout: 1_500_000 });

const TRIES = sized(4, 200);
/** Longest duration of a mutated call, in ms. */
const LONGEST_MS = within(4000);
const MOST_BYTES = 100_000;
const MOST_GROWTH_BYTES = 80_000_000;
const NEW_SESSION_EVERY = 150;
/** Codes that any call may answer with: session, input, permission, unknown, size, type, rate, key. */
const COMMON = [200, 203, 401, 403, 404, 40001, 40301, 40401, 40908, 41301, 41501, 42901];

setFlagsFromString('--expose_gc');
const collectGarbage: unknown = runInNewContext('gc');

/** Returns the bytes in use after a garbage collection. */
function inUse(): number {
  if (typeof collectGarbage === 'function') collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

let fixture: TortureFixture;
const tokens = new Map<string, string>();
beforeAll(async () => {
  fixture = await startTortureFixture();
});
afterAll(() => fixture.server.close());

async function tokenFor(operation: Operation, anew: boolean): Promise<string> {
  if (operation.session === 'none') return '';
  const known = tokens.get(operation.family);
  if (known !== undefined && !anew) return known;
  const { server } = fixture;
  await forgetLimits(server);
  await restoreSignIn(server);
  const { token } = operation.family === 'staff' ? await server.staff('root') : await server.buyer('demo');
  if (!SIGNS_OUT.has(operation.id)) tokens.set(operation.family, token);
  return token;
}

/** Returns the fault of an answer to a mutated call; null for none. */
function faultOf(operation: Operation, answer: WireAnswer): string | null {
  if (answer.status >= 500) return `HTTP ${answer.status} ${answer.body.slice(0, 160)}`;
  if (answer.ms > LONGEST_MS) return `took ${Math.round(answer.ms)} ms`;
  if (!answer.json)
    return answer.status === 200 || answer.status === 304 ? null : `HTTP ${answer.status} without JSON`;
  if (![...COMMON, ...operation.errors].includes(answer.code)) return `code ${answer.code} is not described`;
  if (answer.code !== 200 && answer.bytes > MOST_BYTES) return `a refusal of ${answer.bytes} bytes`;
  const { message } = JSON.parse(answer.body) as { message?: unknown };
  return typeof message === 'string' && message !== '' ? null : 'no message';
}

/** Returns the beginning of a call, enough to see what was sent. */
function shortened({ method, url, payload = '' }: WireCall): string {
  return `${method} ${url.slice(0, 160)} ${String(payload).slice(0, 80)}`;
}

describe(titled('mutated calls'), () => {
  test('D-02 no mutated call brings a fault, a large refusal or an answer outside the contract', async () => {
    const luck = luckOf('mutate');
    const found: string[] = [];
    const answered = new Map<number, number>();
    let made = 0;
    const before = inUse();
    for (const operation of KEPT) {
      for (let attempt = 0; attempt < TRIES; attempt += 1) {
        const mutation = luck.pick(MUTATIONS);
        const call = mutation.apply(validCall(operation, fixture.things), luck);
        const anew = made % NEW_SESSION_EVERY === 0 || SIGNS_OUT.has(operation.id);
        const token = await tokenFor(operation, anew);
        const answer = await send(
          fixture.server,
          call,
          tokenHeader(operation, token),
          `10.7.${made % 250}.1`,
        );
        made += 1;
        answered.set(answer.code, (answered.get(answer.code) ?? 0) + 1);
        if (answer.code === 401 || answer.code === 203) tokens.delete(operation.family);
        const fault = faultOf(operation, answer);
        if (fault !== null) found.push(`${operation.id}: ${mutation.name}: ${fault} at ${shortened(call)}`);
      }
      const health = await fixture.server.inject({ method: 'GET', url: '/readyz' });
      if (health.statusCode !== 200) found.push(`${operation.id}: not ready afterwards`);
    }
    expect(found.slice(0, 30), `${found.length} of ${made} calls`).toEqual([]);
    expect(answered.get(40001) ?? 0, 'mutations that are refused as bad input').toBeGreaterThan(made / 10);
    expect(answered.get(42901) ?? 0, 'the limits must not hide the calls').toBeLessThan(made / 5);
    expect(inUse() - before, 'memory that stays').toBeLessThan(MOST_GROWTH_BYTES);
  });
});
