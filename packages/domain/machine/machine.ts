/**
 * The engine of the state machines (part 3). Orders, lists, invitations, purchase orders, jobs and notices are tables of rows; this module
 * returns the transitions that are allowed now and to whom, applies a transition, and runs the guards and effects that a row names.
 */
import { hasPerm, type Holder, type Perm } from '../people/permissions';

/**
 * Actor that a row allows: a side with a permission, the `owner` of the subject, or the `system` automatically; with `perm` null no
 * permission is needed.
 */
export interface Who {
  side: 'buyer' | 'staff' | 'owner' | 'system';
  perm: Perm | null;
}

/** Caller of a transition, or viewer of the allowed ones. */
export interface Actor extends Holder {
  side: 'buyer' | 'staff' | 'system';
  /** Whether the subject belongs to the actor. */
  isOwner?: boolean;
}

/** Possible result of a transition. */
export interface Outcome {
  name: string;
}

/** Row of a table: a transition, the actors it allows, its outcomes, its guards (conditions on the data of a call) and its effects. */
export interface Row {
  action: string;
  who: readonly Who[];
  outcomes: readonly [Outcome, ...Outcome[]];
  guards: readonly string[];
  effects: readonly string[];
}

/** State machine of a kind of subject: its table, and functions that read and change its state. */
export interface Machine<R extends Row, Subject> {
  rows: readonly R[];
  /** Returns whether the row starts from the state of the subject. */
  startsFrom: (row: R, subject: Subject) => boolean;
  /** Returns whether an outcome can be reached from here; every outcome when left out. */
  fits?: (outcome: R['outcomes'][number], subject: Subject) => boolean;
  /** Returns the subject after a transition. */
  next: (subject: Subject, outcome: R['outcomes'][number]) => Subject;
  /** Returns the state of the subject as one word (E 40904). */
  stageOf: (subject: Subject) => string;
  /** Returns the parts of the subject whose transitions are offered on the whole as well; no parts when left out. */
  parts?: (subject: Subject) => readonly Subject[];
}

/** Successful transition. Its guards are still to be run before anything is stored, then its effects. */
export interface Done<R extends Row, Subject> {
  ok: true;
  row: R;
  subject: Subject;
}

/** Refusal in the form of the business codes: 40301 not permitted, 40904 transition not allowed now. */
export type Refused<Action extends string> =
  | { ok: false; code: 40301; data: { need: string[] } }
  | { ok: false; code: 40904; data: { from: string; allowed: Action[] } };

/** Rows of some actions of a table. */
export type RowOf<R extends Row, Action extends R['action']> = Extract<R, { action: Action }>;

/** Names of the guards of the rows of some actions. */
export type GuardOf<R extends Row, Action extends R['action'] = R['action']> = RowOf<
  R,
  Action
>['guards'][number];

/** Names of the effects of the rows of some actions: what they do besides changing the state. */
export type EffectOf<R extends Row, Action extends R['action'] = R['action']> = RowOf<
  R,
  Action
>['effects'][number];

/** Functions by the name of a guard or an effect. */
export type Named<Name extends string, Call> = Readonly<Record<Name, (call: Call) => void | Promise<void>>>;

/**
 * Functions for every guard and every effect that the rows of some actions name. The set is exact: the caller of those transitions supplies
 * all of them, and a row with a guard or effect without a function does not compile.
 */
export interface Handlers<in out R extends Row, in out Action extends R['action'], Call> {
  guards: Named<GuardOf<R, Action>, Call>;
  effects: Named<EffectOf<R, Action>, Call>;
}

/** Runs named functions one after the other; a guard refuses by throwing. */
export async function run<Name extends string, Call>(
  names: readonly Name[],
  functions: Named<NoInfer<Name>, Call>,
  call: Call,
): Promise<void> {
  for (const name of names) await functions[name](call);
}

/** Returns whether the row allows the actor at all, in any state. */
function mayTake({ who }: Row, actor: Actor): boolean {
  return who.some(({ side, perm }) => {
    const isMeant = side === 'owner' ? actor.isOwner === true : side === actor.side;
    return isMeant && (perm === null || hasPerm(actor, [perm]));
  });
}

function ownSteps<R extends Row, Subject>(machine: Machine<R, Subject>, subject: Subject, actor: Actor): R[] {
  return machine.rows.filter((row) => mayTake(row, actor) && machine.startsFrom(row, subject));
}

/** Returns the actions that the actor may take now on the subject or on a part of it, each once, in the order of the table. */
export function stepsOf<R extends Row, Subject>(
  machine: Machine<R, Subject>,
  subject: Subject,
  actor: Actor,
): R['action'][] {
  const all = [subject, ...(machine.parts?.(subject) ?? [])];
  const open = new Set(all.flatMap((one) => ownSteps(machine, one, actor)));
  return [...new Set(machine.rows.filter((row) => open.has(row)).map(({ action }) => action))];
}

function isOf<R extends Row, A extends R['action']>(row: R, action: A): row is RowOf<R, A> {
  return row.action === action;
}

/** Returns the rows of one action. */
export function rowsOf<R extends Row, A extends R['action']>(rows: readonly R[], action: A): RowOf<R, A>[] {
  return rows.filter((row): row is RowOf<R, A> => isOf(row, action));
}

/**
 * Tries a transition; with several outcomes it takes the one named, else the first. Refuses with 40301 when the actor may never take it,
 * with 40904 and the allowed actions when it is not possible now. Throws a RangeError for an outcome that the table does not have.
 */
export function tryTransition<R extends Row, Subject, A extends R['action']>(
  machine: Machine<R, Subject>,
  subject: Subject,
  action: A,
  actor: Actor,
  outcomeName?: string,
): Done<RowOf<R, A>, Subject> | Refused<R['action']> {
  const rows = rowsOf(machine.rows, action);
  const mine = rows.filter((row) => mayTake(row, actor));
  if (mine.length === 0) {
    const need = rows.flatMap(({ who }) => who.flatMap(({ perm }) => perm ?? []));
    return { ok: false, code: 40301, data: { need: [...new Set(need)] } };
  }
  const row = mine.find((one) => machine.startsFrom(one, subject));
  const outcome = row && endOf(row, outcomeName);
  if (!row || !outcome || machine.fits?.(outcome, subject) === false) {
    const data = { from: machine.stageOf(subject), allowed: stepsOf(machine, subject, actor) };
    return { ok: false, code: 40904, data };
  }
  return { ok: true, row, subject: machine.next(subject, outcome) };
}

function endOf<R extends Row>(row: R, name: string | undefined): R['outcomes'][number] {
  const outcome = name === undefined ? row.outcomes[0] : row.outcomes.find((one) => one.name === name);
  if (!outcome) throw new RangeError(`${row.action} has no outcome ${name}`);
  return outcome;
}
