import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/pool';
import type { MovementCause } from '../../../db/schema/stock';
import { command } from '../../../db/statement';

/** Cause of the stock movements of a transaction. */
export interface MovementCauseInput {
  cause: MovementCause;
  orderId?: string;
  purchaseOrderId?: string;
  /** Reason of a correction by staff: COUNT, DAMAGE … */
  reason?: string;
  note?: string;
  operatorName?: string;
}

const setCause = command({
  name: 'stock.setMovementCause',
  sql: (told: string) => sql`select set_config('selvedge.movement', ${told}, true)`,
  example: (make) => make('{"cause":"OTHER"}'),
});

/** Returns a cause as the value of the transaction setting, for a statement that sets it together with the movement. */
export const movementCauseSetting = (told: MovementCauseInput): string => JSON.stringify(told);

/** Sets the cause of the stock changes that follow in this transaction; the triggers of the table store it with each movement. */
export async function setMovementCause(tx: Tx, told: MovementCauseInput): Promise<void> {
  await setCause(tx, movementCauseSetting(told));
}
