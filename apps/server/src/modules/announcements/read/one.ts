import { codes } from '@selvedge/api-spec/codes';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { announcements } from '../../../db/schema/notices';
import { refuse } from '../../../http/errors';
import { writtenWithin } from './page';
import { formOf } from './recipients';

/** Returns one notice as its form shows it; refuses with 40401 one whose author is outside the caller's data scope. */
export async function announcementForm(ctx: Pick<Context, 'db' | 'staff'>, id: string) {
  const [found] = await ctx.db
    .select()
    .from(announcements)
    .where(and(eq(announcements.id, id), writtenWithin(ctx.staff)));
  if (found === undefined) throw refuse(codes.NOT_FOUND);
  return formOf(ctx.db, ctx.staff, found);
}
