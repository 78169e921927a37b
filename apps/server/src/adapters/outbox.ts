import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '../db/ids';
import type { MailAdapter } from './adapters';

/** File names of messages, finished or interrupted while being written; any other file in the folder is not the server's. */
const MESSAGE = /^\.?[\w-]+\.txt$/;

/**
 * Local default: writes each message as a readable file into the outbox folder (mode 0600). The log records that a message was written,
 * never its content: it may contain a code. The sweep removes old messages.
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
