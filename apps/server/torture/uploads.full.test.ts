import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { formOf } from './lib/calls';
import { POINT } from './lib/point';
import { ask, type FetchedAnswer, type HouseProcess, postAs, signIn, startHouseProcess } from './lib/process';
import { FULL, inParallel, pause, sized, titled } from './lib/settings';

vi.setConfig({ testTimeout: 600_000 });

const AT_ONCE = sized(20, 60);
const BIG_BYTES = sized(4, 29) * 1_000_000;
const MOST_GROWTH_BYTES = 120_000_000;
/** Settings with which a quota is reached soon. */
const FEW_PER_DAY = 40;

let house: HouseProcess;
let token: string;
beforeAll(async () => {
  house = await startHouseProcess(undefined, { UPLOADS_PER_DAY: String(FEW_PER_DAY) });
  token = await signIn(house.url, 'demo');
});
afterAll(() => house.close());

function upload(data: Buffer, who = token): Promise<FetchedAnswer> {
  const { type, payload } = formOf({ type: 'OTHER' }, { name: 'a.png', data });
  const headers = { 'authori-zation': who, 'content-type': type };
  const body = new Uint8Array(payload);
  return ask(`${house.url}/api/sp/front/upload/image`, { method: 'POST', headers, body }, 60_000);
}

function storedFiles(): number {
  const names = readdirSync(house.folder, { recursive: true, withFileTypes: true });
  return names.filter((one) => one.isFile() && one.name.endsWith('.png')).length;
}

describe(titled('uploads'), () => {
  test('D-59 many large forms at once cost bounded memory and no other call', async () => {
    const before = house.memory();
    const large = Buffer.concat([POINT, Buffer.alloc(BIG_BYTES)]);
    let most = before;
    const watching = setInterval(() => {
      most = Math.max(most, house.memory());
    }, 100);
    const sending = Promise.all(Array.from({ length: AT_ONCE }, () => upload(large)));
    await pause(200);
    const beside = await postAs(`${house.url}/api/sp/front/product/resolve`, token, { lines: [] });
    const answers = await sending;
    clearInterval(watching);
    expect(beside.status).toBe(200);
    // A connection may be closed on a form that is refused before it has come whole.
    for (const { status, code } of answers)
      expect([0, 200, 40001, 41301, 41501, 42901]).toContain(code || (status === 0 ? 0 : 1));
    expect(most - before).toBeLessThan(MOST_GROWTH_BYTES);
  });

  test('a person stores no more in a day than the quota says, and nothing is left of what was refused', async () => {
    const keen = await signIn(house.url, 'cheung');
    const before = storedFiles();
    const answers = await inParallel(Array.from({ length: sized(60, 600) }), 2, () => upload(POINT, keen));
    const taken = answers.filter(({ code }) => code === 200).length;
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(taken).toBeGreaterThan(0);
    expect(taken).toBeLessThanOrEqual(FEW_PER_DAY);
    expect(storedFiles() - before).toBeLessThanOrEqual(taken);
    const other = await signIn(house.url, 'heyutong');
    expect((await upload(POINT, other)).code).toBe(200);
  });

  test.runIf(FULL)('forms that never end are given up and leave no file behind', async () => {
    const before = storedFiles();
    const sending = Array.from({ length: 10 }, () => {
      const stop = new AbortController();
      setTimeout(() => stop.abort(), 1500);
      const body = new ReadableStream({
        async pull(controller) {
          await pause(50);
          controller.enqueue(new TextEncoder().encode('--x\r\n'));
        },
      });
      const headers = { 'authori-zation': token, 'content-type': 'multipart/form-data; boundary=y' };
      const init = { method: 'POST', headers, body, duplex: 'half' as const, signal: stop.signal };
      return fetch(`${house.url}/api/sp/front/upload/image`, init).catch(() => null);
    });
    await Promise.all(sending);
    await pause(1000);
    expect(storedFiles()).toBe(before);
    expect((await ask(`${house.url}/readyz`)).status).toBe(200);
  });
});
