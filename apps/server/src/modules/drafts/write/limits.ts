import { codes } from '@selvedge/api-spec/codes';
import { DRAFT_MAX_LINES, DRAFTS_MAX } from '@selvedge/domain/constants';
import { count, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/pool';
import { drafts } from '../../../db/schema/cart';
import { refuse } from '../../../http/errors';
import type { Language } from '../../../http/messages';

const WORDS: Record<Language, { drafts: string; lines: string }> = {
  'zh-CN': { drafts: `最多保存 ${DRAFTS_MAX} 份草稿`, lines: `草稿最多 ${DRAFT_MAX_LINES} 行` },
  en: {
    drafts: `No more than ${DRAFTS_MAX} drafts can be kept`,
    lines: `A draft holds at most ${DRAFT_MAX_LINES} lines`,
  },
};

/**
 * Refuses with 42201 a new draft of too many lines, or one more than a person may keep; new drafts of one person wait for
 * each other, so that many at once cannot pass.
 */
export async function refuseMoreDrafts(
  tx: Tx,
  ownerId: string,
  lines: number,
  language: Language,
): Promise<void> {
  if (lines > DRAFT_MAX_LINES)
    throw refuse(codes.UNREADABLE_SHEET, { max: DRAFT_MAX_LINES }, WORDS[language].lines);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`drafts ${ownerId}`}, 37))`);
  const [kept] = await tx.select({ count: count() }).from(drafts).where(eq(drafts.ownerId, ownerId));
  if ((kept?.count ?? 0) >= DRAFTS_MAX) {
    throw refuse(codes.UNREADABLE_SHEET, { max: DRAFTS_MAX }, WORDS[language].drafts);
  }
}
