/** Machines of things that have one state: the name of an outcome is the state that follows. */
import type { StaffPerm } from '../people/staffPermissions';
import type { BuyerPerm } from '../people/permissions';
import type { Machine, Row, Who } from './machine';

/** A row of such a table. */
export interface StateRow<State extends string = string> extends Row {
  from: readonly State[];
  outcomes: readonly [{ name: State }, ...{ name: State }[]];
}

/** Staff with a permission. */
export const staff = (perm: StaffPerm): Who => ({ side: 'staff', perm });
/** Buyers with a permission. */
export const buyer = (perm: BuyerPerm): Who => ({ side: 'buyer', perm });
/** Whoever the thing belongs to, with a permission where one is needed. */
export const owner = (perm: BuyerPerm | null = null): Who => ({ side: 'owner', perm });
/** Nobody: it happens by itself. */
export const SYSTEM: Who = { side: 'system', perm: null };

/** The machine of a table. */
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

/** States a table names, in the order of the table. */
export function statesOf<State extends string>(rows: readonly StateRow<State>[]): State[] {
  return [...new Set(rows.flatMap(({ from, outcomes }) => [...from, ...outcomes.map(({ name }) => name)]))];
}
