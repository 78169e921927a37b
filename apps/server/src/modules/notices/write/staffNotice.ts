import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { announcements, notices } from '../../../db/schema/notices';
import { refuse } from '../../../http/errors';
import type { Outgoing } from '../../../http/outgoing';
import { noticesOf, type Reader } from '../read/inbox';
import { markRead } from './inbox';

/** Returns one notice of an owner with its body, and marks it as read; refuses with 40401 another owner's. */
export async function readOne(
  ctx: Context,
  reader: Reader,
  id: string,
): Promise<Outgoing<components['schemas']['Notice']>> {
  const [found] = await ctx.db
    .select({ notice: notices, body: announcements.body })
    .from(notices)
    .leftJoin(announcements, eq(announcements.id, notices.announcementId))
    .where(and(noticesOf(reader), eq(notices.id, id)));
  if (found === undefined) throw refuse(codes.NOT_FOUND);
  const { notice, body } = found;
  if (notice.readAt === null) await markRead(ctx, reader, { ids: [id] });
  const { type, level, title, text, link, createdAt, readAt } = notice;
  return {
    id,
    type,
    level,
    title,
    text,
    ...(body === null ? {} : { body }),
    ...(link === null ? {} : { link }),
    readAt: readAt ?? ctx.now,
    createdAt,
  };
}
