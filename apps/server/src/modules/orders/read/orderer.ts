import { and, type SQL } from 'drizzle-orm';
import { anyFolded, indexedFoldedLike } from '../../../db/foldedLike';
import { buyers, namesOf } from '../../../db/schema/accounts';

/**
 * True where the nickname or the company of a joined buyer holds the words. The index holds the username beside them, which is not compared:
 * who finds the orders of somebody need not know what that person signs in with.
 */
export function isOrdererCalled(words: string): SQL | undefined {
  return and(
    indexedFoldedLike(namesOf(buyers), words),
    anyFolded(words, buyers.nickname, buyers.companyName),
  );
}
