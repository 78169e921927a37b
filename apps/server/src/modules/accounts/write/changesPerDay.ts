import { ACCOUNT_CHANGES_PER_DAY, DAY_MS } from '@selvedge/domain/constants';
import type { Context } from '../../../contract/handlers';
import { limitRate } from '../../../http/rateLimit';

/**
 * Counts a change of the caller's own account, because each leaves a record or a row for years. Refuses with 42901 above the changes that a
 * day allows.
 */
export function limitAccountChanges({ pool, buyer, now }: Context): Promise<void> {
  return limitRate(pool, `account ${buyer.id}`, ACCOUNT_CHANGES_PER_DAY, DAY_MS, now);
}
