import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { startThread, ThreadEnded } from '../threads/threads';
import type {
  SearchIndexAnswer,
  SearchIndexFound,
  SearchIndexOrder,
  SearchIndexSearch,
  SearchIndexThreadData,
} from './messages';

/** Heap limit of the thread, in MB: enough for some millions of sizes. */
const HEAP_MB = 2048;
const END_WITHIN_MS = 2000;

/** Search index of the products: pages, counts and sums over all of them (docs/decisions/0035). */
export interface SearchIndex {
  /**
   * Answers a search from the state of the database at the time of the call, or later. Fails like a statement when the database is
   * unavailable or no answer comes in time.
   */
  find<Search extends SearchIndexSearch>(search: Search): Promise<SearchIndexFound<Search>>;
  /** Resolves when searches are answered at once; starts loading the index if it has not started. */
  ready(): Promise<void>;
  stop(): Promise<void>;
}

/** Error that calls treat like an unavailable database: they ask to try again later. */
class IndexAwayError extends Error {
  /** SQLSTATE with which PostgreSQL reports that it is temporarily unavailable. */
  readonly code: string;

  constructor(message: string, code = '57P03') {
    super(message);
    this.code = code;
  }
}

interface Asked {
  resolve: (found: SearchIndexFound<SearchIndexSearch>) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/** Started thread and its unanswered questions. */
class IndexThread {
  readonly ready: Promise<void>;
  isOver = false;
  readonly #worker: Worker;
  readonly #asked = new Map<number, Asked>();
  readonly #patienceMs: number;
  #number = 0;

  constructor(data: SearchIndexThreadData, onFault: (error: unknown) => void) {
    this.#patienceMs = data.queryTimeoutMs;
    const { worker, over } = startThread('catalogueWorker', HEAP_MB, data);
    worker.unref();
    this.#worker = worker;
    this.ready = new Promise((resolve, reject) => {
      worker.on('message', (answer: SearchIndexAnswer) => {
        if (answer.kind === 'ready') resolve();
        else this.#hear(answer);
      });
      over.catch((error: unknown) => {
        if (!(error instanceof ThreadEnded)) onFault(error);
        const away = new IndexAwayError('the search index ended');
        reject(away);
        this.#refuseAll(away);
      });
    });
    this.ready.catch(() => undefined);
  }

  #refuseAll(error: IndexAwayError): void {
    this.isOver = true;
    for (const { reject, timer } of this.#asked.values()) {
      clearTimeout(timer);
      reject(error);
    }
    this.#asked.clear();
  }

  #hear(answer: Exclude<SearchIndexAnswer, { kind: 'ready' }>): void {
    const asked = this.#asked.get(answer.number);
    if (asked === undefined) return;
    this.#asked.delete(answer.number);
    clearTimeout(asked.timer);
    if (answer.kind === 'found') asked.resolve(answer.found);
    else if (answer.code === undefined) asked.reject(new Error(answer.message));
    else asked.reject(new IndexAwayError(answer.message, answer.code));
  }

  ask(search: SearchIndexSearch): Promise<SearchIndexFound<SearchIndexSearch>> {
    const number = ++this.#number;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#asked.delete(number);
        reject(new IndexAwayError('the search index gave no answer in time'));
      }, this.#patienceMs);
      this.#asked.set(number, { resolve, reject, timer });
      this.#say({ number, search });
    });
  }

  #say(order: SearchIndexOrder): void {
    this.#worker.postMessage(order, []);
  }

  async end(): Promise<void> {
    if (this.isOver) return;
    const ended = once(this.#worker, 'exit');
    this.#say('end');
    await Promise.race([ended, pause(END_WITHIN_MS, undefined, { ref: false })]);
    await this.#worker.terminate();
  }
}

/** Opens the search index of a database. It is loaded at the first search, and anew after its thread ended. */
export function openSearchIndex(
  data: SearchIndexThreadData,
  log: { warn(fields: object, message: string): void },
): SearchIndex {
  let thread: IndexThread | null = null;
  const running = () => {
    if (thread === null || thread.isOver) {
      thread = new IndexThread(data, (error) => log.warn({ err: error }, 'the search index ended'));
    }
    return thread;
  };
  return {
    async find<Search extends SearchIndexSearch>(search: Search) {
      return (await running().ask(search)) as SearchIndexFound<Search>;
    },
    ready: () => running().ready,
    async stop() {
      await thread?.end();
    },
  };
}
