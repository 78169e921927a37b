import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/pool';
import { staffFactors } from '../../../db/schema/system';
import { seal, type SealKeys, unseal } from './seal';

/**
 * Seals the secrets of all second factors with the current key. Returns how many there are, and how many of them no key opens: these stay
 * as they are, and their owners set the factor up again.
 */
export function reencryptFactorSecrets(db: Db, keys: SealKeys): Promise<{ factors: number; lost: number }> {
  return db.transaction(async (tx) => {
    const held = await tx.select().from(staffFactors).orderBy(staffFactors.staffId).for('update');
    let lost = 0;
    for (const { staffId, secret } of held) {
      const text = await unseal(tx, keys, staffId, secret);
      if (text === null) lost += 1;
      else
        await tx
          .update(staffFactors)
          .set({ secret: await seal(tx, keys, staffId, text) })
          .where(eq(staffFactors.staffId, staffId));
    }
    return { factors: held.length, lost };
  });
}
