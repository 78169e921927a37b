import { type SQL, sql } from 'drizzle-orm';
import { seesPrices } from '../../auth/access/fieldVisibility';
import type { StaffSession } from '../../../contract/caller';
import { ordersInScope } from '../../orders/read/access';

/** Orders a viewer sees, as a condition on `orders`, and whether amounts are shown. */
export interface Seen {
  scope: SQL;
  priced: boolean;
}

/** Returns the orders within the data scope of a staff user, and whether amounts are shown. */
export const seenBy = (staff: StaffSession): Seen => ({
  scope: ordersInScope(staff) ?? sql`true`,
  priced: seesPrices(staff),
});
