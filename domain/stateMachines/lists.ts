/** Life of a list. The closing time closes it by itself: that status follows from the times (`listStatus`). */
import { singleStateMachine, owner, staff, SYSTEM, type StateRow } from '../machine/singleState';
import { stepsOf, tryStep, type Actor, type Done, type Refused, type RowOf } from '../machine/machine';
import { hasPerm, type Perm } from '../people/permissions';
import type { ListStatus } from './listStatus';

/** A draft that was deleted is gone. */
export type ListState = ListStatus | 'DELETED';

/** All transitions; opening and opening again need a closing time that lies ahead. */
export const LIST_TRANSITIONS = [
  {
    action: 'publish',
    from: ['DRAFT'],
    outcomes: [{ name: 'PENDING' }],
    who: [owner('sp:list:publish'), staff('biz:list:publish')],
    guards: ['closesInFuture', 'hasGoods'],
    effects: ['makeShare', 'announceList'],
  },
  {
    action: 'close',
    from: ['PENDING'],
    outcomes: [{ name: 'ACCEPTED' }],
    who: [owner(), staff('biz:list:publish'), SYSTEM],
    guards: [],
    effects: ['announceList'],
  },
  {
    action: 'reopen',
    from: ['ACCEPTED'],
    outcomes: [{ name: 'PENDING' }],
    who: [owner('sp:list:publish'), staff('biz:list:publish')],
    guards: ['closesInFuture'],
    effects: ['announceList'],
  },
  {
    action: 'delete',
    from: ['DRAFT'],
    outcomes: [{ name: 'DELETED' }],
    who: [owner(), staff('biz:list:delete')],
    guards: [],
    effects: [],
  },
] as const satisfies readonly StateRow<ListState>[];

/** A row of the table. */
export type ListRow = (typeof LIST_TRANSITIONS)[number];
/** What is done with a list. */
export type ListAction = ListRow['action'];

const LIST = singleStateMachine<ListState, ListRow>(LIST_TRANSITIONS);

/** What the actor may do with a list now. */
export function listActions(state: ListState, actor: Actor): ListAction[] {
  return stepsOf(LIST, state, actor);
}

/** Tries a step. Answers the row with the status that follows, or the refusal. */
export function listStep<A extends ListAction>(
  state: ListState,
  action: A,
  actor: Actor,
): Done<RowOf<ListRow, A>, ListState> | Refused<ListAction> {
  return tryStep(LIST, state, action, actor);
}

/** What changes a list without changing its status; it asks for the permission to publish, or of staff to edit. */
export type ListEdit = 'edit' | 'editItems' | 'share';

const EDITS: Readonly<Record<ListStatus, readonly ListEdit[]>> = {
  DRAFT: ['edit', 'editItems'],
  PENDING: ['edit', 'editItems', 'share'],
  ACCEPTED: [],
};

/** Whether a list may be changed in such a way while it has this status. */
export function isEditable(state: ListStatus, edit: ListEdit): boolean {
  return EDITS[state].includes(edit);
}

/** Everything a list's owner may do now, in the order of the contract. */
export function ownerActions(state: ListStatus, actor: Actor): (ListEdit | ListAction)[] {
  const steps = listActions(state, actor);
  return steps.includes('publish') || steps.includes('close') ? [...EDITS[state], ...steps] : steps;
}

/** What staff have to hold to change a list in such a way. */
const STAFF_EDITS: Readonly<Record<ListEdit, Perm>> = {
  edit: 'biz:list:edit',
  editItems: 'biz:list:edit',
  share: 'biz:list:publish',
};

/** Everything a member of staff may do with a list now, in the order of the contract. */
export function staffActions(state: ListStatus, actor: Actor): (ListEdit | ListAction)[] {
  const edits = EDITS[state].filter((edit) => hasPerm(actor, [STAFF_EDITS[edit]]));
  return [...edits, ...listActions(state, actor)];
}
