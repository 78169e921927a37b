import { codes } from '@selvedge/api-spec/codes';
import { DRAFT_MAX_LINES, DRAFTS_MAX } from '@selvedge/domain/constants';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../db/pool';
import { drafts } from '../../../db/schema/cart';
import { takeAdvisoryLock } from '../../../db/advisoryLocks';
import { refuse } from '../../../http/errors';
import type { Language } from '../../../http/messages';
import { translate } from '../../../messages/translate';

/**
 * Refuses with 42201 a new draft with too many lines, or above the drafts that one buyer may have. Takes an advisory lock per buyer, so
 * that parallel requests cannot pass the limit.
 */
export async function refuseMoreDrafts(
  tx: Tx,
  ownerId: string,
  lines: number,
  language: Language,
): Promise<void> {
  if (lines > DRAFT_MAX_LINES)
    throw refuse(
      codes.UNREADABLE_SHEET,
      { max: DRAFT_MAX_LINES },
      translate(language, 'drafts.tooManyLines', { max: DRAFT_MAX_LINES }),
    );
  await takeAdvisoryLock(tx, 'drafts', `drafts ${ownerId}`);
  if ((await tx.$count(drafts, eq(drafts.ownerId, ownerId))) >= DRAFTS_MAX) {
    throw refuse(
      codes.UNREADABLE_SHEET,
      { max: DRAFTS_MAX },
      translate(language, 'drafts.tooManyDrafts', { max: DRAFTS_MAX }),
    );
  }
}
