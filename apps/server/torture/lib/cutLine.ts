import { connect, createServer, type Socket } from 'node:net';

/** A line between two programs that can be frozen or cut. */
export interface CutLine {
  /** The address behind, reached through the line. */
  url: string;
  /** `frozen`: connections stay open and carry nothing; `cut`: they end and no new one comes through. */
  set(state: 'whole' | 'frozen' | 'cut'): void;
  close(): Promise<void>;
}

/** Puts a line in front of the server at an address such as `postgres://…@host:port/name`. */
export async function openCutLine(behind: string): Promise<CutLine> {
  const target = new URL(behind);
  const open = new Set<Socket>();
  let state: 'whole' | 'frozen' | 'cut' = 'whole';

  const carry = (from: Socket, to: Socket) => {
    from.on('data', (bytes) => {
      // What was sent into a frozen line is lost, as on a wire that was pulled.
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
      // Whoever was cut off in the middle of a word cannot go on where he stopped.
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
