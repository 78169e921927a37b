import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/pool';
import type { MovementCause } from '../../../db/schema/stock';
import { command } from '../../../db/statement';

/** What the movements of a transaction are told with. */
export interface TellableCause {
  cause: MovementCause;
  orderId?: string;
  purchaseOrderId?: string;
  /** Why staff corrected: COUNT, DAMAGE … */
  reason?: string;
  note?: string;
  operatorName?: string;
}

const setCause = command({
  name: 'stock.tellCause',
  sql: (told: string) => sql`select set_config('selvedge.movement', ${told}, true)`,
  example: (make) => make('{"cause":"OTHER"}'),
});

/** A cause as the setting of a transaction holds it, for a statement that sets it together with what it moves. */
export const toldCause = (told: TellableCause): string => JSON.stringify(told);

/** Says why the stock changes from now on in this transaction; the triggers of the table write it beside what moved. */
export async function tellCause(tx: Tx, told: TellableCause): Promise<void> {
  await setCause(tx, toldCause(told));
}
