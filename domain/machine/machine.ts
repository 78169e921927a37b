/**
 * The one engine of the state machines (part 3). Orders, lists, invitations, purchase orders, jobs and notices are tables
 * of rows; this file says what may be done now and by whom, what becomes of the thing, and runs what a row names.
 */
import { hasPerm, type Holder, type Perm } from '../people/permissions';

/** Who takes a step: a side with a permission, the `owner` of the thing, or the `system` by itself; null needs none. */
export interface Who {
  side: 'buyer' | 'staff' | 'owner' | 'system';
  perm: Perm | null;
}

/** Who acts or looks. */
export interface Actor extends Holder {
  side: 'buyer' | 'staff' | 'system';
  /** The thing is the actor's own. */
  isOwner?: boolean;
}

/** One possible end of a step. */
export interface Outcome {
  name: string;
}

/** One row of a table: a step, who takes it, its ends, the conditions on the data of a call and what is done besides. */
export interface Row {
  action: string;
  who: readonly Who[];
  outcomes: readonly [Outcome, ...Outcome[]];
  guards: readonly string[];
  effects: readonly string[];
}

/** What the engine has to know of a kind of thing: its table, and how its states are read and changed. */
export interface Machine<R extends Row, Subject> {
  rows: readonly R[];
  /** Whether the row starts from where the subject stands. */
  startsFrom: (row: R, subject: Subject) => boolean;
  /** Whether an end can be reached from here; every one when left out. */
  fits?: (outcome: R['outcomes'][number], subject: Subject) => boolean;
  /** The subject after a step. */
  next: (subject: Subject, outcome: R['outcomes'][number]) => Subject;
  /** Where the subject stands, in one word (E 40904). */
  stageOf: (subject: Subject) => string;
  /** Smaller things within, whose steps are offered on the whole as well; none when left out. */
  parts?: (subject: Subject) => readonly Subject[];
}

/** A step that was taken. Its guards are still to be run before anything is stored, then its effects. */
export interface Done<R extends Row, Subject> {
  ok: true;
  row: R;
  subject: Subject;
}

/** A refusal in the shape of the business codes: 40301 not permitted, 40904 step not allowed now. */
export type Refused<Action extends string> =
  | { ok: false; code: 40301; data: { need: string[] } }
  | { ok: false; code: 40904; data: { from: string; allowed: Action[] } };

/** Rows of some actions. */
export type RowOf<R extends Row, Action extends R['action']> = Extract<R, { action: Action }>;

/** Names of the conditions that the rows of some actions carry. */
export type GuardOf<R extends Row, Action extends R['action'] = R['action']> = RowOf<
  R,
  Action
>['guards'][number];

/** Names of what the rows of some actions do besides changing states. */
export type EffectOf<R extends Row, Action extends R['action'] = R['action']> = RowOf<
  R,
  Action
>['effects'][number];

/** Functions by name. */
export type Named<Name extends string, Call> = Readonly<Record<Name, (call: Call) => void | Promise<void>>>;

/**
 * A function for every guard and every effect that the rows of some actions name. Closed: whoever takes those steps supplies
 * all of them, and a row with one that nobody handles does not compile.
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

/** True when the actor may take the step of a row at all, whatever the state. */
function mayTake({ who }: Row, actor: Actor): boolean {
  return who.some(({ side, perm }) => {
    const isMeant = side === 'owner' ? actor.isOwner === true : side === actor.side;
    return isMeant && (perm === null || hasPerm(actor, [perm]));
  });
}

function ownSteps<R extends Row, Subject>(machine: Machine<R, Subject>, subject: Subject, actor: Actor): R[] {
  return machine.rows.filter((row) => mayTake(row, actor) && machine.startsFrom(row, subject));
}

/** Steps the actor may take now on the subject or on a part of it, each once, in the order of the table. */
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

/** Rows of one step. */
export function rowsOf<R extends Row, A extends R['action']>(rows: readonly R[], action: A): RowOf<R, A>[] {
  return rows.filter((row): row is RowOf<R, A> => isOf(row, action));
}

/**
 * Tries a step; with several ends the named one, else the first. Refuses with 40301 who may never take it, with 40904 and
 * the allowed steps what cannot be done now. Throws a RangeError for an end that the table does not have.
 */
export function tryStep<R extends Row, Subject, A extends R['action']>(
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
