import { and, type SQL } from 'drizzle-orm';
import { anyFolded, indexedFoldedLike } from '../../../db/foldedLike';
import { buyers, namesOf } from '../../../db/schema/accounts';

/**
 * Returns a condition that is true when the nickname or company of a joined buyer contains the words. The index also covers the username,
 * which is not compared, so that a search for a person's orders does not reveal the sign-in name.
 */
export function isOrdererCalled(words: string): SQL | undefined {
  return and(
    indexedFoldedLike(namesOf(buyers), words),
    anyFolded(words, buyers.nickname, buyers.companyName),
  );
}
