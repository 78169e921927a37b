import { createServer } from 'node:net';
import type { Config } from '../config/config';
import { StartRefusedError } from '../process/startRefused';

/** Returns whether a port is in use by another program; every other error shows when the port is opened. */
function isBusy(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRINUSE'));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(false)));
  });
}

/** Refuses a start whose ports are in use, before the database is created and filled. */
export async function needFreePorts({ port, adminPort, host }: Config): Promise<void> {
  const opened = [
    { setting: 'PORT', port },
    { setting: 'ADMIN_PORT', port: adminPort },
  ];
  for (const each of opened)
    if (each.port !== 0 && (await isBusy(each.port, host))) throw new StartRefusedError(busySentence(each));
}

/** Returns the message for a port that another program uses. */
function busySentence({ setting, port }: { setting: string; port: number }): string {
  return `Port ${port} is in use: stop what listens there, or choose another port with ${setting}.`;
}
