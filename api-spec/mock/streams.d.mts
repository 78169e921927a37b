import type { Server } from 'node:http';

/** Listens on the address and gives what can be done with the running server. */
export function listen(
  server: Server,
  port: number,
  host: string,
): Promise<{ url: string; close: () => Promise<void> }>;
