import { describe, expect, test } from 'vitest';
import type { Actor } from '../machine/machine';
import { everybody, expectNoDeadEnd, expectOfferedIsDone } from '../machine/table.fixture';
import { LIST_TRANSITIONS, listActions, listStep, type ListState } from './listLife';

const STATES: readonly ListState[] = ['DRAFT', 'PENDING', 'ACCEPTED', 'DELETED'];
const owner: Actor = { side: 'buyer', perms: ['sp:list:publish'], isOwner: true };
const member: Actor = { side: 'buyer', perms: [], isOwner: true };
const stranger: Actor = { side: 'buyer', perms: ['*'] };
const staff: Actor = { side: 'staff', perms: ['biz:list:publish'] };

describe('a list', () => {
  test('M-L Q-23 every state is reached; only a deleted draft is final, every published list comes to its close', () => {
    expectNoDeadEnd(LIST_TRANSITIONS, {
      all: STATES,
      first: 'DRAFT',
      final: ['DELETED'],
      rest: ['ACCEPTED'],
    });
  });

  test('M-L E-40904 E-40301 what is offered is what can be done', () => {
    expectOfferedIsDone(LIST_TRANSITIONS, STATES, [...everybody, owner, member, stranger, staff]);
  });

  test('M-L D-24 D-25 owners publish with the permission and close; only staff open again, and only later', () => {
    expect(listActions('DRAFT', owner)).toEqual(['publish', 'delete']);
    expect(listActions('DRAFT', member)).toEqual(['delete']);
    expect(listActions('PENDING', owner)).toEqual(['close']);
    expect(STATES.flatMap((state) => listActions(state, stranger))).toEqual([]);
    expect(listStep('ACCEPTED', 'reopen', owner)).toMatchObject({
      code: 40301,
      data: { need: ['biz:list:publish'] },
    });
    expect(listStep('ACCEPTED', 'reopen', staff)).toMatchObject({
      subject: 'PENDING',
      row: { guards: ['closesInFuture'] },
    });
  });
});
