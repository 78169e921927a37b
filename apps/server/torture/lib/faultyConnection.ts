import { connect, createServer, type Socket } from 'node:net';

/** TCP connection between two programs that can be frozen or cut. */
export interface FaultyConnection {
  /** Address of the target through this connection. */
  url: string;
  /** `frozen`: connections stay open and transmit nothing; `cut`: they end and no new one is accepted. */
  set(state: 'whole' | 'frozen' | 'cut'): void;
  close(): Promise<void>;
}

/** Opens such a connection in front of the server at an address such as `postgres://…@host:port/name`. */
export async function openCutLine(behind: string): Promise<FaultyConnection> {
  const target = new URL(behind);
  const open = new Set<Socket>();
  let state: 'whole' | 'frozen' | 'cut' = 'whole';

  const carry = (from: Socket, to: Socket) => {
    from.on('data', (bytes) => {
      // Data sent into a frozen connection is lost, as on an unplugged cable.
      if (state === 'whole') to.write(bytes);
    });
    from.on('error', () => undefined);
    from.on('close', () => {
      open.delete(from);
      to.destroy();
    });
    open.add(from);
  };
  const line = createServer((near) => {
    if (state === 'cut') return near.destroy();
    const far = connect(Number(target.port || 5432), target.hostname);
    carry(near, far);
    carry(far, near);
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  const address = line.address();
  const url = new URL(behind);
  url.hostname = '127.0.0.1';
  url.port = String(typeof address === 'object' && address !== null ? address.port : 0);
  const drop = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: url.href,
    set(next) {
      // A connection that lost data in the middle of a message cannot continue.
      if (next === 'cut' || (state === 'frozen' && next === 'whole')) drop();
      state = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        drop();
        line.close(() => resolve());
      }),
  };
}
