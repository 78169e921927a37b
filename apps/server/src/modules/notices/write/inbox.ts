import { sentenceOf } from '@selvedge/api-spec/refusals/sentences';
import { DEFAULT_TAG, type LanguageTag } from '@selvedge/domain/display/languages';
import { and, inArray, isNull } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { newId } from '../../../db/ids';
import type { Queryable } from '../../../db/pool';
import { notices, noticeSendings, type NoticeLevel, type NoticeType } from '../../../db/schema/notices';
import { beforeCommit } from '../../../db/tx';
import { invalid } from '../../../http/errors';
import { announce } from '../../../live/announce';
import { queueSending } from './queue';
import { insertNotices, type NoticeTo, type WrittenNotice } from './insert';
import { noticesOf, type Reader, unreadCount } from '../read/inbox';

/** Notice to write, to one recipient or to many. */
export interface NewNotice {
  to: { buyerIds: readonly string[] } | { staffIds: readonly string[] };
  type: NoticeType;
  title: string;
  text: string;
  /** Route inside the app. */
  link?: string;
  /** Language in which it is written; the default language when undefined. */
  language?: LanguageTag;
  /** NORMAL when undefined. */
  level?: NoticeLevel;
  /** Announcement of which the notice is a copy. */
  announcementId?: string;
}

/** Id of the message about a notice to several recipients, each of whom has a notice with an id of its own. */
export const SEVERAL = 'notices';

/** Notices of open transactions, in their order. */
const waiting = new WeakMap<object, WrittenNotice[]>();

/** Stores a notice; all notices of a transaction are inserted in one statement at its end. */
async function store(tx: Queryable, notice: WrittenNotice): Promise<void> {
  const gathered = waiting.get(tx);
  if (gathered !== undefined) {
    gathered.push(notice);
    return;
  }
  const written = [notice];
  const storeAll = async () => {
    waiting.delete(tx);
    await insertNotices(tx, written);
  };
  if (beforeCommit(tx, storeAll)) waiting.set(tx, written);
  else await storeAll();
}

/** Recipients to whom one statement writes; a notice to more is written in batches of this size, as a job. */
export const BATCH = 500;

/**
 * Writes a notice as the settings of each recipient say, and announces it to their open pages, both when the transaction ends. For several
 * recipients the message only says that there is news, and the pages fetch it.
 */
export async function writeNotices(tx: Queryable, notice: NoticeTo): Promise<void> {
  const { createdAt: at, ...what } = notice;
  const { kind, owners, type, title, text, link, level } = what;
  const [first] = owners;
  if (first === undefined) return;
  const ids = owners.map(() => newId());
  const createdAt = at.toISOString();
  await store(tx, { ...what, ids, createdAt });
  const [id = first] = ids;
  await announce(tx, {
    to: kind === 'buyer' ? { buyers: [...owners] } : { staff: [...owners] },
    type: 'notice',
    ...(owners.length > 1
      ? { id: SEVERAL }
      : { id, data: { id, type, level, title, text, link, createdAt } }),
  });
}

/**
 * Writes a notice to recipients and announces it to their open pages, all when the transaction commits. For more recipients than one
 * statement writes to, a job of the same transaction does it (`many/send.ts`).
 */
export async function notify(tx: Queryable, notice: NewNotice): Promise<void> {
  const { to, type, title, text, link = null, announcementId = null } = notice;
  const { language = DEFAULT_TAG, level = 'NORMAL' } = notice;
  const what = { type, title, text, link, language, level, announcementId };
  const kind = 'buyerIds' in to ? 'buyer' : 'staff';
  const owners = [...new Set('buyerIds' in to ? to.buyerIds : to.staffIds)];
  const createdAt = new Date();
  if (owners.length <= BATCH) return writeNotices(tx, { kind, owners, ...what, createdAt });
  const id = newId();
  await tx.insert(noticeSendings).values({ id, ownerKind: kind, ownerIds: owners, ...what, createdAt });
  await queueSending(tx, id);
}

/**
 * Marks notices of an owner as read, those of some ids or all; returns the number of unread ones afterwards. Announces a change to the
 * owner's other open pages, so that the bell is right on all of them.
 */
export async function markRead(
  ctx: Pick<Context, 'inTransaction' | 'now' | 'language'>,
  reader: Reader,
  { ids, all = false }: { ids?: string[]; all?: boolean },
): Promise<number> {
  if (ids === undefined && !all) throw invalid({ ids: sentenceOf('required', ctx.language) });
  const own = noticesOf(reader);
  return ctx.inTransaction(async (tx) => {
    const marked = await tx
      .update(notices)
      .set({ readAt: ctx.now })
      .where(and(own, isNull(notices.readAt), all ? undefined : inArray(notices.id, ids ?? [])))
      .returning({ id: notices.id });
    const to = reader.kind === 'buyer' ? { buyers: [reader.id] } : { staff: [reader.id] };
    if (marked.length > 0) await announce(tx, { to, type: 'notice', id: SEVERAL });
    return unreadCount(tx, reader);
  });
}
