import type { Actor } from '@selvedge/domain/machine/machine';
import type { Tx } from '../../../db/pool';
import type { ListRow } from '../read/listFor';

/**
 * The door by which somebody comes to a list: sellers to their own, staff to those within their range. Behind it everything is
 * one code (decisions 0043, 0050).
 */
export interface ListDoor {
  /** Who takes the steps, for the machine. */
  actor: Actor;
  /** The list, held until the end of the transaction, so that changes of one come one after the other; refused where there is none behind this door. */
  hold: (tx: Tx, id: string) => Promise<ListRow>;
  /** What may be done with a list now. */
  actionsOf: (list: ListRow) => readonly string[];
}
