import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type CutLine, openCutLine } from './lib/cutLine';
import {
  ask,
  type FetchedAnswer,
  type HouseProcess,
  signIn,
  startHouseProcess,
  untilReady,
} from './lib/process';
import { pause, sized, titled } from './lib/settings';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

const ANSWERED_WITHIN_MS = 6000;
const READY_SAYS_WITHIN_MS = 2500;
const BACK_WITHIN_MS = 10_000;
/** A busy machine may be this much late; the promise is the figure above. */
const SLACK_MS = 1500;
/** More than the pool has connections, so that calls also wait for one. */
const AT_ONCE = sized(30, 120);
const ROUNDS = sized(1, 5);

let house: HouseProcess;
let line: CutLine;
let token: string;
beforeAll(async () => {
  house = await startHouseProcess(async (url) => {
    line = await openCutLine(url);
    return line.url;
  });
  token = await signIn(house.url, 'demo');
});
afterAll(async () => {
  line.set('whole');
  await house.close();
  await line.close();
});

beforeEach(async () => {
  line.set('whole');
  await untilReady(house.url, 30_000);
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
    paths.map((path) => ask(`${house.url}/api/sp/${path}`, { headers: { 'authori-zation': token } }, 12_000)),
  );
}

/** Calls that were not answered, or too late, or with anything but "well" and "come again". */
function faults(answers: readonly FetchedAnswer[]): string[] {
  return answers
    .filter(({ status, ms }) => ![200, 503].includes(status) || ms > ANSWERED_WITHIN_MS + SLACK_MS)
    .map(({ status, code, ms }) => `HTTP ${status}, code ${code} after ${Math.round(ms)} ms`);
}

describe(titled('database away'), () => {
  test.each(['frozen', 'cut'] as const)(
    'Q-48 a line to the database that is %s: every call answered in time, then everything is back by itself',
    async (state) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        expect((await load()).filter(({ code }) => code !== 200)).toEqual([]);
        line.set(state);
        const ready = ask(`${house.url}/readyz`, {}, 12_000);
        const [first, second] = await Promise.all([load(), pause(400).then(load)]);
        expect(faults([...first, ...second])).toEqual([]);
        expect((await ready).status).toBe(503);
        expect((await ready).ms).toBeLessThan(READY_SAYS_WITHIN_MS + SLACK_MS);
        line.set('whole');
        expect(await untilReady(house.url, BACK_WITHIN_MS + SLACK_MS)).not.toBeNull();
        expect((await load()).filter(({ code }) => code !== 200)).toEqual([]);
      }
    },
  );
});
