import { codes } from '@selvedge/api-spec/codes';
import { DAY_MS, IMPORT_MAX_BYTES, UPLOAD_IMAGE_MAX_BYTES } from '@selvedge/domain/constants';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Quota } from '../../../config';
import type { Services } from '../../../contract/context';
import type { OperationId } from '../../../contract/handlers';
import { typeOf } from '../../../db/columnTypes';
import type { Db, Tx } from '../../../db/pool';
import { rateWindows } from '../../../db/schema/platform';
import { statement } from '../../../db/statement';
import { inTransaction } from '../../../db/tx';
import { refuse } from '../../../http/errors';
import { type Language, languageOf } from '../../../http/messages';
import { translate } from '../../../translate';

const KIB = 1024;
/** What a form may need around its file. */
const FORM_BYTES = 256 * KIB;

interface Upload {
  /** Largest file the call takes. */
  most: number;
  what: 'file' | 'sheet';
}

/** Every kept call that takes a file. */
const UPLOADS: ReadonlyMap<string, Upload> = new Map<OperationId, Upload>([
  ['frontUploadImage', { most: UPLOAD_IMAGE_MAX_BYTES, what: 'file' }],
  ['frontImportOrder', { most: IMPORT_MAX_BYTES, what: 'sheet' }],
  ['postUsersImport', { most: IMPORT_MAX_BYTES, what: 'sheet' }],
]);

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
 * Takes one upload of so many bytes out of what a person may send today (D-60), exactly also under parallel uploads: the
 * counter is a row that the database changes one by one. Refused with 42901, it costs nothing.
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
  const kibs = Math.floor(quota.bytesPerDay / KIB);
  return inTransaction(db, async (tx) => {
    const from = new Date(start);
    const good =
      (await spend(tx, `${upload.what}s ${upload.person}`, from, 1, pieces)) &&
      (await spend(tx, `upload KiB ${upload.person}`, from, Math.ceil(upload.bytes / KIB), kibs));
    if (good) return;
    const retryAfter = Math.max(1, Math.ceil((start + DAY_MS - now.getTime()) / 1000));
    throw refuse(codes.TOO_MANY_REQUESTS, { retryAfter }, translate(language, 'upload.daySpent'));
  });
}

/**
 * Decides about every upload before its bytes are taken: one that says it is larger than the call takes is refused with
 * 41301, one beyond the day's share with 42901. One that does not say how large it is counts as the largest.
 */
export function admitUploads(app: FastifyInstance, { db, config }: Services): void {
  app.addHook('preParsing', async (request) => {
    const { operationId } = request.routeOptions.config as { operationId?: string };
    const upload = operationId === undefined ? undefined : UPLOADS.get(operationId);
    const person = request.caller?.buyer ?? request.caller?.staff;
    if (upload === undefined || person === undefined || person === null) return;
    const announced = Number(request.headers['content-length'] ?? upload.most);
    if (!(announced <= upload.most + FORM_BYTES)) throw refuse(codes.TOO_LARGE, { max: upload.most });
    const language = languageOf(request.headers['accept-language']);
    const taken = { person: `${person.kind} ${person.id}`, what: upload.what, bytes: announced };
    await spendAllowance(db, config.quota, taken, new Date(), language);
  });
}
