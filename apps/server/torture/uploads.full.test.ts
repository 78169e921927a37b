import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { formOf } from './lib/calls';
import { POINT } from './lib/point';
import {
  ask,
  type FetchedAnswer,
  type TortureServer,
  postAs,
  signIn,
  startTortureServer,
} from './lib/process';
import { FULL, inParallel, pause, sized, titled } from './lib/settings';

vi.setConfig({ testTimeout: 600_000 });

const AT_ONCE = sized(20, 60);
const BIG_BYTES = sized(4, 29) * 1_000_000;
const MOST_GROWTH_BYTES = 120_000_000;
/** Number of uploads per day with which the quota is reached soon. */
const FEW_PER_DAY = 40;

let running: TortureServer;
let token: string;
beforeAll(async () => {
  running = await startTortureServer(undefined, { UPLOADS_PER_DAY: String(FEW_PER_DAY) });
  token = await signIn(running.url, 'demo');
});
afterAll(() => running.close());

function upload(data: Buffer, who = token): Promise<FetchedAnswer> {
  const { type, payload } = formOf({ type: 'OTHER' }, { name: 'a.png', data });
  const headers = { 'authori-zation': who, 'content-type': type };
  const body = new Uint8Array(payload);
  return ask(`${running.url}/api/sp/front/upload/image`, { method: 'POST', headers, body }, 60_000);
}

/** Code for an answer that never came, because the connection was closed. */
const CLOSED = -1;

/** Sends half of a picture, and the rest when the gate opens or the form was answered. */
function uploadInHalves(data: Buffer, gate: Promise<void>) {
  const { type, payload } = formOf({ type: 'OTHER' }, { name: 'a.png', data });
  const headers = { 'authori-zation': token, 'content-type': type, 'content-length': payload.length };
  const call = request(`${running.url}/api/sp/front/upload/image`, { method: 'POST', headers });
  const answered = new Promise<number>((resolve) => {
    call.once('error', () => resolve(CLOSED));
    call.once('response', (answer) => {
      text(answer).then(
        (body) => resolve(Number(Reflect.get(Object(JSON.parse(body)), 'code'))),
        () => resolve(CLOSED),
      );
    });
  });
  const half = Math.floor(payload.length / 2);
  const isSent = new Promise<void>((resolve) => call.write(payload.subarray(0, half), () => resolve()));
  void Promise.race([gate, answered]).then(() => call.end(payload.subarray(half)));
  return { isUnderWay: Promise.race([isSent, answered]), code: answered };
}

function storedFiles(): number {
  const names = readdirSync(running.folder, { recursive: true, withFileTypes: true });
  return names.filter((one) => one.isFile() && one.name.endsWith('.png')).length;
}

/** Returns the files on disk of forms that are being received. */
function filesOfForms(): string[] {
  const names = readdirSync(join(running.folder, 'forms'), { recursive: true, withFileTypes: true });
  return names.filter((one) => one.isFile()).map(({ name }) => name);
}

describe(titled('uploads'), () => {
  test('D-59 many large forms at once cost bounded memory and no other call', async () => {
    const grownBy = running.watchMemory();
    const large = Buffer.concat([POINT, Buffer.alloc(BIG_BYTES)]);
    let openGate = () => {};
    const gate = new Promise<void>((resolve) => (openGate = resolve));
    const forms = Array.from({ length: AT_ONCE }, () => uploadInHalves(large, gate));
    await Promise.all(forms.map(({ isUnderWay }) => isUnderWay));
    const beside = await postAs(`${running.url}/api/sp/front/product/resolve`, token, { lines: [] });
    openGate();
    const codes = await Promise.all(forms.map(({ code }) => code));
    expect(beside.status).toBe(200);
    // The connection may be closed when a form is refused before it has arrived completely.
    for (const code of codes) expect([CLOSED, 200, 40001, 41301, 41501, 42901]).toContain(code);
    expect(grownBy()).toBeLessThan(MOST_GROWTH_BYTES);
  });

  test('a person stores no more in a day than the quota says, and nothing is left of what was refused', async () => {
    const keen = await signIn(running.url, 'cheung');
    const before = storedFiles();
    const answers = await inParallel(Array.from({ length: sized(60, 600) }), 2, () => upload(POINT, keen));
    const taken = answers.filter(({ code }) => code === 200).length;
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(taken).toBeGreaterThan(0);
    expect(taken).toBeLessThanOrEqual(FEW_PER_DAY);
    expect(storedFiles() - before).toBeLessThanOrEqual(taken);
    const other = await signIn(running.url, 'heyutong');
    expect((await upload(POINT, other)).code).toBe(200);
  });

  test.runIf(FULL)('forms that never end are given up and leave no file behind', async () => {
    const before = storedFiles();
    const sending = Array.from({ length: 10 }, () => {
      const stop = new AbortController();
      let parts = 0;
      const body = new ReadableStream({
        async pull(controller) {
          await pause(50);
          controller.enqueue(new TextEncoder().encode('--x\r\n'));
          parts += 1;
          if (parts === 30) stop.abort();
        },
      });
      const headers = { 'authori-zation': token, 'content-type': 'multipart/form-data; boundary=y' };
      const init = { method: 'POST', headers, body, duplex: 'half' as const, signal: stop.signal };
      return fetch(`${running.url}/api/sp/front/upload/image`, init).catch(() => null);
    });
    await Promise.all(sending);
    await expect.poll(filesOfForms).toEqual([]);
    expect(storedFiles()).toBe(before);
    expect((await ask(`${running.url}/readyz`)).status).toBe(200);
  });
});
