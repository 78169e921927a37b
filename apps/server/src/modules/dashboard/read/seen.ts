import { type SQL, sql } from 'drizzle-orm';
import { seesPrices } from '../../auth/access/fieldVisibility';
import type { StaffSession } from '../../../contract/caller';
import { ordersInScope } from '../../orders/read/access';

/** What of the house somebody sees: a condition on `orders`, and whether amounts are shown. */
export interface Seen {
  scope: SQL;
  priced: boolean;
}

/** The orders of a person's range, and whether amounts are shown. */
export const seenBy = (staff: StaffSession): Seen => ({
  scope: ordersInScope(staff) ?? sql`true`,
  priced: seesPrices(staff),
});
