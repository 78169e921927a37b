/** State machine of a list. A list closes automatically at its closing time: that status follows from the times (`listStatus`). */
import { machineOf, owner, staff, SYSTEM, type StateRow } from '../machine/singleState';
import type { Actor } from '../machine/machine';
import { hasPerm, type Perm } from '../people/permissions';
import type { ListStatus } from './listStatus';

/** State of a list; a deleted draft no longer exists. */
export type ListState = ListStatus | 'DELETED';

const SELLER = owner('sp:list:publish');

/** All transitions; publishing and reopening require a closing time in the future. */
export const LIST_TRANSITIONS = [
  {
    action: 'publish',
    from: ['DRAFT'],
    outcomes: [{ name: 'PENDING' }],
    who: [SELLER, staff('biz:list:publish')],
    guards: ['closesInFuture', 'hasGoods'],
    effects: ['makeShare', 'announceList'],
  },
  {
    action: 'close',
    from: ['PENDING'],
    outcomes: [{ name: 'ACCEPTED' }],
    who: [SELLER, staff('biz:list:publish'), SYSTEM],
    guards: [],
    effects: ['announceList'],
  },
  {
    action: 'reopen',
    from: ['ACCEPTED'],
    outcomes: [{ name: 'PENDING' }],
    who: [SELLER, staff('biz:list:publish')],
    guards: ['closesInFuture'],
    effects: ['announceList'],
  },
  {
    action: 'delete',
    from: ['DRAFT'],
    outcomes: [{ name: 'DELETED' }],
    who: [SELLER, staff('biz:list:delete')],
    guards: [],
    effects: [],
  },
] as const satisfies readonly StateRow<ListState>[];

/** Row of the table. */
export type ListRow = (typeof LIST_TRANSITIONS)[number];
/** Action on a list. */
export type ListAction = ListRow['action'];

/** Functions of the table: the actions on a list that the actor may take now, and the attempt to take one. */
export const { actions: listActions, step: listStep } = machineOf(LIST_TRANSITIONS);

/** Change of a list that keeps its status; it requires the permission to publish, for staff the one in `STAFF_EDITS`. */
export type ListEdit = 'edit' | 'editItems' | 'share';

const EDITS: Readonly<Record<ListStatus, readonly ListEdit[]>> = {
  DRAFT: ['edit', 'editItems'],
  PENDING: ['edit', 'editItems', 'share'],
  ACCEPTED: [],
};

/** Returns whether a list may be changed in this way while it has this status. */
export function isEditable(state: ListStatus, edit: ListEdit): boolean {
  return EDITS[state].includes(edit);
}

/** Returns everything that a list's owner may do now, in the order of the contract. */
export function ownerActions(state: ListStatus, actor: Actor): (ListEdit | ListAction)[] {
  const steps = listActions(state, actor);
  return steps.length === 0 ? [] : [...EDITS[state], ...steps];
}

/** Permission that staff need for each change of a list. */
const STAFF_EDITS: Readonly<Record<ListEdit, Perm>> = {
  edit: 'biz:list:edit',
  editItems: 'biz:list:edit',
  share: 'biz:list:publish',
};

/** Returns everything that staff may do with a list now, in the order of the contract. */
export function staffActions(state: ListStatus, actor: Actor): (ListEdit | ListAction)[] {
  const edits = EDITS[state].filter((edit) => hasPerm(actor, [STAFF_EDITS[edit]]));
  return [...edits, ...listActions(state, actor)];
}
