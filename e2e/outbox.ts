import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** Environment variable with the data folders of a run's servers; the set-up passes it to the workers. */
export const FOLDERS = 'E2E_FOLDERS';

function outboxFolder(): string {
  const folders = JSON.parse(process.env[FOLDERS] ?? '[]') as string[];
  const folder = folders[Number(process.env.TEST_PARALLEL_INDEX ?? 0)];
  if (folder === undefined) throw new Error(`${FOLDERS} names no data folder of this installation`);
  return join(folder, 'outbox');
}

/** Returns the newest message to a number; undefined when there is none. */
async function newestTo(to: string): Promise<string | undefined> {
  const folder = outboxFolder();
  const names = (await readdir(folder).catch(() => [])).filter((name) => /^[^.].*\.txt$/.test(name));
  const messages = await Promise.all(
    names.map(async (name) => ({
      at: (await stat(join(folder, name))).mtimeMs,
      text: await readFile(join(folder, name), 'utf8'),
    })),
  );
  return messages
    .filter(({ text }) => text.includes(`\nTo: ${to}\n`))
    .toSorted((one, other) => other.at - one.at)[0]?.text;
}

/** Returns the code that was sent to a number, such as `+86 13800136021`, once it has arrived in the outbox of this worker's server. */
export async function codeSentTo(to: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      code = /\n\n[^]*?(\d{6})/.exec((await newestTo(to)) ?? '')?.[1];
      return code;
    })
    .toBeDefined();
  return code ?? '';
}
