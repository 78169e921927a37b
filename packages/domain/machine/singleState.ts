/** State machines of subjects with a single state: the name of an outcome is the next state. */
import type { StaffPerm } from '../people/staffPermissions';
import type { BuyerPerm } from '../people/permissions';
import {
  stepsOf,
  tryTransition,
  type Actor,
  type Done,
  type Machine,
  type Refused,
  type Row,
  type RowOf,
  type Who,
} from './machine';

/** Row of a table of a single-state machine. */
export interface StateRow<State extends string = string> extends Row {
  from: readonly State[];
  outcomes: readonly [{ name: State }, ...{ name: State }[]];
}

/** Returns the actor: staff with a permission. */
export const staff = (perm: StaffPerm): Who => ({ side: 'staff', perm });
/** Returns the actor: a buyer with a permission. */
export const buyer = (perm: BuyerPerm): Who => ({ side: 'buyer', perm });
/** Returns the actor: the owner of the subject, with a permission where one is needed. */
export const owner = (perm: BuyerPerm | null = null): Who => ({ side: 'owner', perm });
/** Actor of transitions that happen automatically. */
export const SYSTEM: Who = { side: 'system', perm: null };

/** States that the rows of a table name. */
type StateOf<R extends StateRow> = R['from'][number] | R['outcomes'][number]['name'];

/**
 * Creates the state machine of a table, with the functions `actions` and `step` for a state. `State` is needed where a subject can have
 * states that the table does not name.
 */
export function machineOf<R extends StateRow<State>, State extends string = StateOf<R>>(rows: readonly R[]) {
  const machine: Machine<R, State> = {
    rows,
    startsFrom: ({ from }, state) => from.includes(state),
    next: (_, { name }) => name,
    stageOf: (state) => state,
  };
  return {
    machine,
    /** Returns the actions that the actor may take now, in the order of the table. */
    actions: (state: State, actor: Actor): R['action'][] => stepsOf(machine, state, actor),
    /** Tries a transition. Returns the row with the next state, or the refusal. */
    step: <A extends R['action']>(
      state: State,
      action: A,
      actor: Actor,
    ): Done<RowOf<R, A>, State> | Refused<R['action']> => tryTransition(machine, state, action, actor),
  };
}

/** Returns the states that a table names, in the order of the table. */
export function statesOf<State extends string>(rows: readonly StateRow<State>[]): State[] {
  return [...new Set(rows.flatMap(({ from, outcomes }) => [...from, ...outcomes.map(({ name }) => name)]))];
}
