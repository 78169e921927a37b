import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

/** S3 server of a test, with one empty bucket; it verifies signatures. */
export interface ObjectStore {
  /** Value for FILES_URL. */
  url: string;
  /** Stops the server; its objects stay. */
  stop(): Promise<void>;
  /** Starts the server again at the same address. */
  start(): Promise<void>;
  /** Stops the server and removes its objects. */
  close(): Promise<void>;
}

/** Key and secret that the server accepts. */
const KEYS = 'S3RVER:S3RVER';

/** Starts an S3 server on this machine, on a free port. */
export async function startObjectStore(): Promise<ObjectStore> {
  const directory = mkdtempSync(join(tmpdir(), 'selvedge-bucket-'));
  const begin = async (port: number) => {
    const server = new S3rver({
      address: '127.0.0.1',
      port,
      silent: true,
      directory,
      configureBuckets: [{ name: 'selvedge', configs: [] }],
    });
    return { server, port: (await server.run()).port };
  };
  let running = await begin(0);
  const { port } = running;
  const stop = async () => {
    running.server.httpServer.closeAllConnections();
    await running.server.close();
  };
  return {
    url: `s3://${KEYS}@127.0.0.1:${port}/selvedge?tls=off`,
    stop,
    start: async () => {
      running = await begin(port);
    },
    close: async () => {
      if (running.server.httpServer.listening) await stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
