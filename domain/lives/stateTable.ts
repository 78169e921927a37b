/** State machines written as tables, for things simpler than orders: purchase orders, jobs, notices (M-P, M-J, M-N). */
import { hasPerm, type Holder } from '../people/permissions';

/** Who takes a step: staff with a permission, the person who owns the thing, or the system by itself. */
export type TakenBy = { perm: string } | 'owner' | 'system';

/** One row: a step, the states it starts from, and where it leads; with several ends the facts decide. */
export interface TableRow<State extends string, Step extends string> {
  step: Step;
  from: readonly State[];
  to: readonly [State, ...State[]];
  by: TakenBy;
}

/** Who looks at a thing or acts on it. */
export interface TableActor extends Holder {
  /** The thing is the actor's own. */
  isOwner?: boolean;
  /** The system acts, as after a piece of work. */
  isSystem?: boolean;
}

/** A refusal in the shape of the business codes: 40301 not permitted, 40904 step not allowed now. */
export type TableRefusal<State, Step> =
  | { ok: false; code: 40301; data: { need: string[] } }
  | { ok: false; code: 40904; data: { from: State; allowed: Step[] } };

/** A step that may be taken, with the states it can lead to. */
export interface TableStep<State> {
  ok: true;
  to: readonly [State, ...State[]];
}

/** True when the actor may take this step at all, whatever the state. */
export function mayTake(by: TakenBy, actor: TableActor): boolean {
  if (by === 'system') return actor.isSystem === true;
  if (by === 'owner') return actor.isOwner === true;
  return hasPerm(actor, [by.perm]);
}

/** Steps the actor may take now, in the order of the table, each once. */
export function stepsOf<State extends string, Step extends string>(
  table: readonly TableRow<State, Step>[],
  state: State,
  actor: TableActor,
): Step[] {
  const open = table.filter((row) => row.from.includes(state) && mayTake(row.by, actor));
  return [...new Set(open.map(({ step }) => step))];
}

/** Tries a step. Refuses with 40301 who may never take it, with 40904 and the allowed steps what cannot be done now. */
export function tryStep<State extends string, Step extends string>(
  table: readonly TableRow<State, Step>[],
  state: State,
  step: Step,
  actor: TableActor,
): TableStep<State> | TableRefusal<State, Step> {
  const rows = table.filter((row) => row.step === step);
  const mine = rows.filter(({ by }) => mayTake(by, actor));
  if (mine.length === 0) {
    const need = rows.flatMap(({ by }) => (typeof by === 'object' ? [by.perm] : []));
    return { ok: false, code: 40301, data: { need: [...new Set(need)] } };
  }
  const row = mine.find(({ from }) => from.includes(state));
  if (!row) return { ok: false, code: 40904, data: { from: state, allowed: stepsOf(table, state, actor) } };
  return { ok: true, to: row.to };
}
