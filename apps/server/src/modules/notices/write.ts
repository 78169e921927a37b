import { sentenceOf } from '@selvedge/api-spec/refusals/sentences';
import { DEFAULT_TAG, type LanguageTag } from '@selvedge/domain/display/languages';
import { and, inArray, isNull } from 'drizzle-orm';
import type { Context } from '../../contract/handlers';
import { newId } from '../../db/ids';
import type { Queryable } from '../../db/pool';
import { notices, noticeSendings, type NoticeLevel, type NoticeType } from '../../db/schema/notices';
import { beforeCommit } from '../../db/tx';
import { invalid } from '../../http/errors';
import { announce } from '../../live/announce';
import { queueSending } from './many/queue';
import { insertNotices, type NoticeTo, type WrittenNotice } from './channels/insert';
import { noticesOf, type Reader, unreadCount } from './read';

/** A notice to write, to one person or to many. */
export interface NewNotice {
  to: { buyerIds: readonly string[] } | { staffIds: readonly string[] };
  type: NoticeType;
  title: string;
  text: string;
  /** Route inside the app. */
  link?: string;
  /** Language it is written in; the one of the house where it is left out. */
  language?: LanguageTag;
  /** NORMAL where it is left out. */
  level?: NoticeLevel;
  /** What a person wrote, if it is that. */
  announcementId?: string;
}

/** Id of the message about a notice that went to several people, each with an id of its own. */
export const SEVERAL = 'notices';

/** Notices of open transactions, in their order. */
const waiting = new WeakMap<object, WrittenNotice[]>();

/** Stores a notice, everything that a transaction has to tell in one statement at its end. */
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

/** People one statement writes to; a notice to more is written in batches of so many, as a job. */
export const BATCH = 500;

/**
 * Writes a notice as each of its people wants it, and announces it to those who have a page open, both when the transaction ends: what
 * is announced says that there is news, the pages ask what it is.
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
 * Writes a notice to people and announces it to their open pages, all when the transaction commits. To more people than one statement
 * writes to, it is a job of the same transaction (`many/send.ts`).
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
 * Marks notices of a person as read, those of some ids or all; answers how many are unread then. The other open
 * pages of that person are told where anything changed, so that the bell is right on all of them.
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
