import { describe, expect, test } from 'vitest';
import type { Actor } from '../machine/machine';
import { everybody, expectNoDeadEnd, expectOfferedIsDone } from '../machine/table.fixture';
import {
  LIST_TRANSITIONS,
  listActions,
  listStep,
  type ListState,
  isEditable,
  ownerActions,
  staffActions,
} from './lists';

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

  test('M-L D-24 D-25 owners with the permission and staff publish, close and open again; a draft is its owner’s to delete', () => {
    expect(listActions('DRAFT', owner)).toEqual(['publish', 'delete']);
    expect(STATES.flatMap((state) => listActions(state, member))).toEqual([]);
    expect(
      (['DRAFT', 'PENDING', 'ACCEPTED'] as const).flatMap((state) => ownerActions(state, member)),
    ).toEqual([]);
    expect(listStep('DRAFT', 'delete', member)).toMatchObject({ code: 40301 });
    expect(listActions('PENDING', owner)).toEqual(['close']);
    expect(STATES.flatMap((state) => listActions(state, stranger))).toEqual([]);
    expect(listStep('ACCEPTED', 'reopen', member)).toMatchObject({ code: 40301 });
    expect(listStep('ACCEPTED', 'reopen', owner)).toMatchObject({ subject: 'PENDING' });
    expect(ownerActions('DRAFT', owner)).toEqual(['edit', 'editItems', 'publish', 'delete']);
    expect(ownerActions('PENDING', owner)).toEqual(['edit', 'editItems', 'share', 'close']);
    expect(ownerActions('ACCEPTED', owner)).toEqual(['reopen']);
    expect(isEditable('ACCEPTED', 'edit')).toBe(false);
    expect(listStep('ACCEPTED', 'reopen', staff)).toMatchObject({
      subject: 'PENDING',
      row: { guards: ['closesInFuture'] },
    });
  });

  test('R-2.80 M-L staff do with a list what their permissions say, whoever made it', () => {
    const root: Actor = { side: 'staff', roles: ['ROOT'] };
    expect(staffActions('DRAFT', root)).toEqual(['edit', 'editItems', 'publish', 'delete']);
    expect(staffActions('PENDING', root)).toEqual(['edit', 'editItems', 'share', 'close']);
    expect(staffActions('ACCEPTED', root)).toEqual(['reopen']);
    expect(staffActions('PENDING', { side: 'staff', perms: ['biz:list:edit'] })).toEqual([
      'edit',
      'editItems',
    ]);
    expect(staffActions('PENDING', staff)).toEqual(['share', 'close']);
    expect(staffActions('PENDING', { side: 'staff', perms: ['biz:list:query'] })).toEqual([]);
  });
});
