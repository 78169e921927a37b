import { fromBufferPromise } from 'yauzl';
import { expect } from 'vitest';
import { read, utils, type WorkSheet } from 'xlsx';
import { field } from './builders';
import type { TestServer } from './startTestServer';
import type { Tester } from './testers';

/** Returns the first sheet of a workbook as SheetJS reads it. */
export function firstSheet(bytes: Buffer): WorkSheet {
  const made = read(bytes, { type: 'buffer', cellStyles: true });
  return made.Sheets[made.SheetNames[0] ?? ''] ?? {};
}

/** Returns the cells of the first sheet, row by row, the heads first; empty ones are null. */
export function linesOf(bytes: Buffer): unknown[][] {
  return utils.sheet_to_json<unknown[]>(firstSheet(bytes), { header: 1, defval: null });
}

/** Returns the parts of a workbook: their names and decompressed bytes. */
export async function partsOf(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(bytes, {});
  const parts = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    const pieces: Buffer[] = [];
    for await (const piece of await zip.openReadStreamPromise(entry))
      pieces.push(Buffer.from(piece as Buffer));
    parts.set(entry.fileName, Buffer.concat(pieces));
  }
  return parts;
}

/** Has a buyer ask for an export, runs its job, and returns the finished job and the bytes of the workbook. */
export async function exportedSheet(
  server: TestServer,
  who: Tester,
  body: object,
): Promise<{ job: unknown; bytes: Buffer }> {
  const asked = await who.post('/api/sp/front/export/create', body);
  expect(asked).toMatchObject({ code: 200, data: { type: 'EXPORT', state: 'QUEUED' } });
  const id = String(field(asked.data, 'id'));
  const jobOf = async () => (await who.get(`/api/sp/front/export/job/${id}`)).data;
  const stateAfterWork = async () => {
    await server.work();
    return field(await jobOf(), 'state');
  };
  await expect.poll(stateAfterWork).toBe('DONE');
  const answer = await who.get(`/api/sp/front/export/download/${id}`);
  expect(answer.status).toBe(200);
  return { job: await jobOf(), bytes: answer.raw.rawPayload };
}
