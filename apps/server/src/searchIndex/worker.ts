import { parentPort, workerData } from 'node:worker_threads';
import type pg from 'pg';
import { sqlState } from '../db/faults';
import { openPool } from '../db/pool';
import { Follower } from './follow/follower';
import { readProductOfBarcode } from './follow/statements';
import type {
  SearchIndexAnswer,
  SearchIndexOrder,
  SearchIndexQuestion,
  SearchIndexSearch,
  SearchIndexThreadData,
} from './messages';
import { answerer, FIRST_SEARCHES, listsOf } from './search/answer';
import { codeIn } from './search/wordSearch';

/**
 * Thread of the search index: it stores the products in columns, follows the database on a connection of its own, and answers searches.
 * When it can no longer follow, it reports that and ends; the next search starts a new thread, which reads everything again.
 */
const port = parentPort;
if (port === null) throw new Error('a thread of its own is needed');
const say = (answer: SearchIndexAnswer) => port.postMessage(answer);

/** Interval of looking for changes without searches, in ms; after `LONGEST_UNSEEN_MS` without success the thread starts anew. */
const LOOK_EVERY_MS = 30_000;
const LONGEST_UNSEEN_MS = 10 * 60_000;

const { url, queryTimeoutMs } = workerData as SearchIndexThreadData;
const pool = openPool(url, { size: 1, queryTimeoutMs, inBatches: true, onError: () => process.exit() });
const waiting: SearchIndexQuestion[] = [];
/** Answers the waiting questions; does nothing before everything is loaded. */
let answerWaiting = (): Promise<void> => Promise.resolve();

port.on('message', (order: SearchIndexOrder) => {
  if (order === 'end') {
    process.exit();
    return;
  }
  waiting.push(order);
  void answerWaiting();
});

async function productOfBarcode(client: pg.PoolClient, search: SearchIndexSearch): Promise<string | null> {
  const code = search.kind === 'figures' ? null : codeIn(search.filters.keywords ?? '');
  if (code === null) return null;
  return (await readProductOfBarcode(client, code))[0]?.product ?? null;
}

/** SQLSTATE with which PostgreSQL reports that it is temporarily unavailable. */
const NOT_NOW = '57P03';

function sayFault({ number }: SearchIndexQuestion, error: unknown, code: string | undefined): void {
  say({ kind: 'fault', number, message: error instanceof Error ? error.message : String(error), code });
}

async function begin(): Promise<void> {
  const client = await pool.connect();
  const follower = new Follower(client);
  await follower.load();
  const answer = answerer(follower);
  for (const search of FIRST_SEARCHES) answer(search, null);
  let isAnswering = false;
  let lastLook = Date.now();

  async function answerAll(questions: readonly SearchIndexQuestion[]): Promise<void> {
    if (Date.now() - lastLook > LONGEST_UNSEEN_MS) throw new Error('the index was asleep for too long');
    await follower.look(questions.flatMap(({ search }) => listsOf(search)));
    lastLook = Date.now();
    for (const question of questions) {
      const { number, search } = question;
      const product = await productOfBarcode(client, search);
      try {
        say({ kind: 'found', number, found: answer(search, product) });
      } catch (error) {
        sayFault(question, error, undefined);
      }
    }
  }

  /** All questions that arrived in the meantime share the next look for changes. */
  answerWaiting = async () => {
    if (isAnswering) return;
    isAnswering = true;
    do {
      const questions = waiting.splice(0);
      try {
        await answerAll(questions);
      } catch (error) {
        const code = sqlState(error) ?? NOT_NOW;
        for (const question of [...questions, ...waiting]) sayFault(question, error, code);
        throw error;
      }
    } while (waiting.length > 0);
    isAnswering = false;
  };

  setInterval(() => void answerWaiting(), LOOK_EVERY_MS).unref();
  say({ kind: 'ready' });
  await answerWaiting();
}

void begin();
