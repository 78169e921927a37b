import { noticeSettings } from '@selvedge/domain/people/noticeSettings';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/pool';
import { noticeSettings as stored } from '../../../db/schema/notices';

/** Returns the channels of a buyer's notices, by kind. */
export async function noticeSettingsOf(db: Queryable, buyerId: string) {
  return noticeSettings(await db.select().from(stored).where(eq(stored.buyerId, buyerId)));
}
