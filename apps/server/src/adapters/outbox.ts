import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '../db/ids';
import type { MailAdapter } from './adapters';

/** Messages, finished or cut off while they were written; anything else in the folder is not ours. */
const MESSAGE = /^\.?[\w-]+\.txt$/;

/**
 * The local default: each message becomes a readable file in the outbox folder (0600). The log says that a message was
 * written, never what it says: it may hold a code. Old ones are removed by the sweep.
 */
export function outboxMail(
  folder: string,
  log: { info(fields: object, message: string): void },
): MailAdapter {
  return {
    async send(message) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${newId()}.txt`;
      const text = `Channel: ${message.channel}\nTo: ${message.to}\nSubject: ${message.subject}\n\n${message.text}\n`;
      const unfinished = join(folder, `.${name}`);
      await writeFile(unfinished, text, { mode: 0o600 });
      await rename(unfinished, join(folder, name));
      log.info({ channel: message.channel, file: name }, 'message written to the outbox');
    },
    async forget(before) {
      let removed = 0;
      const names = await readdir(folder).catch(() => []);
      for (const name of names.filter((one) => MESSAGE.test(one))) {
        const path = join(folder, name);
        const written = await stat(path).catch(() => null);
        if (written === null || !written.isFile() || written.mtime >= before) continue;
        await rm(path, { force: true });
        removed += 1;
      }
      return removed;
    },
  };
}
