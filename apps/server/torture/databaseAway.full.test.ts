import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FaultyConnection, openCutLine } from './lib/faultyConnection';
import {
  ask,
  type FetchedAnswer,
  type TortureServer,
  signIn,
  startTortureServer,
  untilReady,
} from './lib/process';
import { sized, titled, within } from './lib/settings';

vi.setConfig({ testTimeout: 400_000 });

/** The promised times are 6, 2.5 and 10 s; a machine may be a little late. Checked in the long form only. */
const ANSWERED_WITHIN_MS = within(7500);
const READY_SAYS_WITHIN_MS = within(4000);
const BACK_WITHIN_MS = within(11_500);
/** Client timeout of a call, in ms: a longer one hangs. */
const ASKED_FOR_MS = 60_000;
/** More calls than the pool has connections, so that calls also wait for one. */
const AT_ONCE = sized(30, 120);
const ROUNDS = sized(1, 5);

let running: TortureServer;
let line: FaultyConnection;
let token: string;
beforeAll(async () => {
  const throughLine = async (url: string) => {
    line = await openCutLine(url);
    return line.url;
  };
  running = await startTortureServer(throughLine, { QUERY_TIMEOUT_MS: '5000' });
  token = await signIn(running.url, 'demo');
});
afterAll(async () => {
  line.set('whole');
  await running.close();
  await line.close();
});

beforeEach(async () => {
  line.set('whole');
  expect(await untilReady(running.url, within(30_000))).toBe(true);
});

const PATHS = [
  'front/cart/list',
  'front/order/page',
  'front/list/page',
  'front/user/get/info',
  'common/config',
];

function load(): Promise<FetchedAnswer[]> {
  const paths = Array.from({ length: AT_ONCE }, (_, at) => PATHS[at % PATHS.length] ?? '');
  return Promise.all(
    paths.map((path) =>
      ask(`${running.url}/api/sp/${path}`, { headers: { 'authori-zation': token } }, ASKED_FOR_MS),
    ),
  );
}

/** Returns the calls that were not answered, or too late, or with a status other than 200 and 503. */
function faults(answers: readonly FetchedAnswer[]): string[] {
  return answers
    .filter(({ status, ms }) => ![200, 503].includes(status) || ms > ANSWERED_WITHIN_MS)
    .map(({ status, code, ms }) => `HTTP ${status}, code ${code} after ${Math.round(ms)} ms`);
}

const refused = async () => (await load()).filter(({ code }) => code !== 200);

describe(titled('database away'), () => {
  test.each(['frozen', 'cut'] as const)(
    'a line to the database that is %s: every call answered in time, then everything is back by itself',
    async (state) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await expect.poll(refused).toEqual([]);
        line.set(state);
        const first = load();
        const ready = await ask(`${running.url}/readyz`, {}, ASKED_FOR_MS);
        // By now the server knows that the database is unavailable: later calls are answered as well.
        const second = load();
        expect(faults([...(await first), ...(await second)])).toEqual([]);
        expect(ready.status).toBe(503);
        expect(ready.ms).toBeLessThan(READY_SAYS_WITHIN_MS);
        line.set('whole');
        expect(await untilReady(running.url, BACK_WITHIN_MS)).toBe(true);
        await expect.poll(refused).toEqual([]);
      }
    },
  );
});
