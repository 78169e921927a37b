import { connect, createServer, type Socket } from 'node:net';

/** TCP proxy between the server and PostgreSQL that can be made to hang or break. */
export interface DatabaseProxy {
  /** Address of the database through the proxy. */
  url: string;
  /** Stops all traffic in both directions; connections stay open and new ones get no answer. */
  hang(): void;
  /** Breaks open connections and refuses new ones. */
  cut(): void;
  /** Discards the database's answers from the first packet that contains these words on, while the database still receives everything. */
  loseAnswersAfter(words: string): void;
  /** Lets new connections pass again; data of hung connections stays lost. */
  mend(): void;
  close(): Promise<void>;
}

interface Pair {
  client: Socket;
  database: Socket;
}

/** Opens a proxy to the database of `url`. */
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
