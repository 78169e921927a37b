import { codes } from '@selvedge/api-spec/codes';
import { DAY_MS, KILOBYTE } from '@selvedge/domain/constants';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Quota } from '../../../config/config';
import type { Services } from '../../../contract/context';
import { listOperations } from '../../../contract/operations';
import { typeOf } from '../../../db/columnTypes';
import type { Db, Tx } from '../../../db/pool';
import { rateWindows } from '../../../db/schema/signIn';
import { statement } from '../../../db/statement';
import { inTransaction } from '../../../db/tx';
import { refuse } from '../../../http/errors';
import { FORM_REST_BYTES } from '../../../http/forms';
import { type Language, languageOf } from '../../../http/messages';
import { translate } from '../../../messages/translate';

interface Upload {
  /** Largest file that the operation accepts, in bytes. */
  most: number;
  what: 'file' | 'sheet';
}

/** All operations that accept a file, as the contract describes them: an operation that may refuse an unreadable sheet accepts sheets. */
const UPLOADS: ReadonlyMap<string, Upload> = new Map(
  listOperations()
    .filter(({ mostFiles }) => mostFiles > 0)
    .map(({ id, maxBytes, errors }) => [
      id,
      { most: maxBytes, what: errors.includes(codes.UNREADABLE_SHEET) ? 'sheet' : 'file' },
    ]),
);

const addToWindow = statement({
  name: 'uploads.addToDay',
  row: { count: typeOf(rateWindows.count) },
  sql: (key: string, start: Date, amount: number, most: number) => sql`
    insert into rate_windows as w (key, window_start, count) values (${key}, ${start.toISOString()}, ${amount})
    on conflict (key, window_start) do update set count = w.count + excluded.count
    where w.count + excluded.count <= ${most} returning w.count`,
  example: (make) => make('files buyer b1', new Date(), 1, 10),
});

async function spend(tx: Tx, key: string, start: Date, amount: number, most: number): Promise<boolean> {
  if (amount > most) return false;
  return (await addToWindow(tx, key, start, amount, most)).length > 0;
}

/**
 * Counts one upload of so many bytes against the owner's limits of today, exactly also under parallel uploads: the counter is a row that
 * the database changes one by one. Refuses with 42901 an upload above a limit, which is not counted.
 */
export function spendAllowance(
  db: Db,
  quota: Quota,
  upload: { person: string; what: Upload['what']; bytes: number },
  now: Date,
  language: Language,
): Promise<void> {
  const start = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const pieces = upload.what === 'file' ? quota.filesPerDay : quota.sheetsPerDay;
  const kibs = Math.floor(quota.bytesPerDay / KILOBYTE);
  return inTransaction(db, async (tx) => {
    const from = new Date(start);
    const good =
      (await spend(tx, `${upload.what}s ${upload.person}`, from, 1, pieces)) &&
      (await spend(tx, `upload KiB ${upload.person}`, from, Math.ceil(upload.bytes / KILOBYTE), kibs));
    if (good) return;
    const retryAfter = Math.max(1, Math.ceil((start + DAY_MS - now.getTime()) / 1000));
    throw refuse(codes.TOO_MANY_REQUESTS, { retryAfter }, translate(language, 'upload.daySpent'));
  });
}

/**
 * Registers a hook that decides about every upload before its bytes are read: refuses with 41301 one that announces more than the operation
 * accepts, with 42901 one above the limits of the day. An upload without a length counts as the largest.
 */
export function admitUploads(app: FastifyInstance, { db, config }: Services): void {
  app.addHook('preParsing', async (request) => {
    const { operationId } = request.routeOptions.config as { operationId?: string };
    const upload = operationId === undefined ? undefined : UPLOADS.get(operationId);
    const person = request.caller?.buyer ?? request.caller?.staff;
    if (upload === undefined || person === undefined || person === null) return;
    const announced = Number(request.headers['content-length'] ?? upload.most);
    if (!(announced <= upload.most + FORM_REST_BYTES)) throw refuse(codes.TOO_LARGE, { max: upload.most });
    const language = languageOf(request.headers['accept-language']);
    const taken = { person: `${person.kind} ${person.id}`, what: upload.what, bytes: announced };
    await spendAllowance(db, config.quota, taken, new Date(), language);
  });
}
