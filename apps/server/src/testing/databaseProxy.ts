import { connect, createServer, type Socket } from 'node:net';

/** A TCP line between the server and PostgreSQL that can be made to hang or break. */
export interface DatabaseProxy {
  /** Address of the database by way of the line. */
  url: string;
  /** Nothing moves any more, in neither direction; connections stay open and new ones get no answer. */
  hang(): void;
  /** Open connections break and new ones are refused. */
  cut(): void;
  /** From the first packet that holds these words on, the database hears all and its answers are lost. */
  loseAnswersAfter(words: string): void;
  /** New connections pass again; what hung stays lost. */
  mend(): void;
  close(): Promise<void>;
}

interface Pair {
  client: Socket;
  database: Socket;
}

/** Opens a line to the database of `url`. */
export function openDatabaseProxy(url: string): Promise<DatabaseProxy> {
  const target = new URL(url);
  const pairs = new Set<Pair>();
  const state = { mode: 'open' as 'open' | 'hang' | 'cut', words: null as string | null };
  const close = ({ client, database }: Pair) => {
    client.destroy();
    database.destroy();
  };
  const server = createServer((client) => {
    if (state.mode === 'cut') {
      client.destroy();
      return;
    }
    const database = connect(Number(target.port), target.hostname);
    const pair = { client, database };
    const line = { dead: state.mode === 'hang', answersLost: false };
    pairs.add(pair);
    client.on('data', (chunk) => {
      line.dead ||= state.mode === 'hang';
      if (line.dead) return;
      if (state.words !== null && chunk.includes(state.words)) line.answersLost = true;
      database.write(chunk);
    });
    database.on('data', (chunk) => {
      line.dead ||= state.mode === 'hang';
      if (!line.dead && !line.answersLost) client.write(chunk);
    });
    for (const socket of [client, database]) {
      socket.on('error', () => undefined);
      socket.on('close', () => {
        pairs.delete(pair);
        close(pair);
      });
    }
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const through = new URL(url);
      through.hostname = '127.0.0.1';
      through.port = String(typeof address === 'object' && address !== null ? address.port : 0);
      resolve({
        url: through.href,
        hang: () => (state.mode = 'hang'),
        cut() {
          state.mode = 'cut';
          for (const pair of pairs) close(pair);
        },
        loseAnswersAfter: (words) => (state.words = words),
        mend() {
          state.mode = 'open';
          state.words = null;
        },
        close: () =>
          new Promise((done) => {
            for (const pair of pairs) close(pair);
            server.close(() => done());
          }),
      });
    });
  });
}
