import type { Actor } from '@selvedge/domain/machine/machine';
import type { Tx } from '../../../db/pool';
import type { ListRow } from '../read/listFor';

/**
 * Access of a caller to lists: sellers to their own, staff to those within their data scope. Beyond it the code is the same for both
 * (decisions 0043, 0050).
 */
export interface ListAccess {
  /** Actor of the transitions, for the state machine. */
  actor: Actor;
  /** Locks the list until the end of the transaction, so that changes of one list are serialised; refuses lists without access. */
  hold: (tx: Tx, id: string) => Promise<ListRow>;
  /** Returns the actions that are allowed on a list now. */
  actionsOf: (list: ListRow) => readonly string[];
}
