import { createHash, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createConnection, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { EmbeddedPostgresError } from './error';

/** Error when another server already uses the data folder. */
export class FolderInUseError extends EmbeddedPostgresError {
  constructor(readonly folder: string) {
    super(
      `Another server is already using the data folder ${folder}. ` +
        'Stop it first, or give this one a folder of its own with DATA_DIR.',
    );
  }
}

function socketPath(folder: string): string {
  const inside = join(folder, 'server.lock');
  if (process.platform !== 'win32' && Buffer.byteLength(inside) < 100) return inside;
  const digest = createHash('sha256').update(folder).digest('hex').slice(0, 24);
  return process.platform === 'win32'
    ? `\\\\.\\pipe\\selvedge-${digest}`
    : join(tmpdir(), `selvedge-${digest}.lock`);
}

/** Name returned for a holder that is alive but too busy to send its name. */
const BUSY = 'busy';

/** Returns the name of the process that holds the lock; null when no process listens on its socket, which means that the lock is free. */
function askHolder(path: string): Promise<string | null> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = createConnection(path);
    socket.setTimeout(2000, () => {
      resolve(BUSY);
      socket.destroy();
    });
    socket.on('data', (chunk) => (answer += chunk.toString('utf8')));
    socket.on('error', () => resolve(null));
    socket.on('close', () => resolve(answer === '' ? null : answer));
  });
}

function listen(server: Server, path: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    server.listen({ path }, () => resolve(true));
  });
}

/**
 * Locks the data folder for this process. The lock is a listening socket, so it ends with the process however that ends. Throws
 * `FolderInUseError` when another server is alive. The returned function releases the folder.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = socketPath(folder);
  const name = randomUUID();
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const server = createServer((socket) => {
      // The other side may have disconnected before the answer.
      socket.on('error', () => socket.destroy());
      socket.end(name);
    });
    server.unref();
    if (await listen(server, path)) {
      await pause(50);
      if ((await askHolder(path)) === name) {
        return () => new Promise((resolve) => server.close(() => resolve()));
      }
      server.close();
      throw new FolderInUseError(folder);
    }
    if ((await askHolder(path)) !== null) throw new FolderInUseError(folder);
    if (process.platform !== 'win32') rmSync(path, { force: true });
  }
  throw new FolderInUseError(folder);
}
