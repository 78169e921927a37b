/** State machines of subjects with a single state: the name of an outcome is the next state. */
import type { StaffPerm } from '../people/staffPermissions';
import type { BuyerPerm } from '../people/permissions';
import type { Machine, Row, Who } from './machine';

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

/** Creates the state machine of a table. */
export function singleStateMachine<State extends string, R extends StateRow<State>>(
  rows: readonly R[],
): Machine<R, State> {
  return {
    rows,
    startsFrom: ({ from }, state) => from.includes(state),
    next: (_, { name }) => name,
    stageOf: (state) => state,
  };
}

/** Returns the states that a table names, in the order of the table. */
export function statesOf<State extends string>(rows: readonly StateRow<State>[]): State[] {
  return [...new Set(rows.flatMap(({ from, outcomes }) => [...from, ...outcomes.map(({ name }) => name)]))];
}
