import { codes } from '@selvedge/api-spec/codes';
import { DRAFT_MAX_LINES, DRAFTS_MAX } from '@selvedge/domain/constants';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../db/pool';
import { drafts } from '../../../db/schema/cart';
import { takeAdvisoryLock } from '../../../db/advisoryLocks';
import { refuse } from '../../../http/errors';
import type { Language } from '../../../http/messages';
import { translate } from '../../../translate';

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
