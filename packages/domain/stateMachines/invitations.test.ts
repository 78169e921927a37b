import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { INVITATION_DAYS } from '../constants';
import type { Actor } from '../machine/machine';
import {
  INVITATION_TRANSITIONS,
  invitationActions,
  invitationExpiry,
  invitationState,
  invitationStep,
  type InvitationStatus,
  type StoredInvitation,
} from './invitations';
import { everybody, expectNoDeadEnd, expectOfferedIsDone } from '../machine/table.fixture';

const DAY_MS = 86_400_000;
const invitee: Actor = { side: 'buyer', perms: [], isOwner: true };
const team: Actor = { side: 'buyer', perms: ['sp:team:invite'] };
const moment = fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2035, 0, 1) });
const ended = fc.constantFrom<StoredInvitation['ended']>(
  null,
  { status: 'AGREED', by: 'INVITEE' },
  { status: 'DENIED', by: 'INVITEE' },
  { status: 'DENIED', by: 'TEAM' },
);

describe('an invitation', () => {
  test('M-I D-35 waits for 7 days to the millisecond, then counts as denied by expiry', () => {
    fc.assert(
      fc.property(moment, (made) => {
        const open: StoredInvitation = { createdAt: new Date(made).toISOString(), ended: null };
        const end = Date.parse(invitationExpiry(open.createdAt));
        expect(end - made).toBe(INVITATION_DAYS * DAY_MS);
        expect(invitationState(open, end - 1)).toEqual({ status: 'NOT_PROCESSED' });
        expect(invitationState(open, end)).toEqual({ status: 'DENIED', deniedBy: 'EXPIRY' });
      }),
    );
  });

  test('M-I R-4.36 an answer stands for good, whatever time passes', () => {
    fc.assert(
      fc.property(moment, moment, ended, (made, now, answer) => {
        fc.pre(answer !== null);
        const state = invitationState({ createdAt: new Date(made).toISOString(), ended: answer }, now);
        expect(state.status).toBe(answer?.status);
        expect(state.deniedBy).toBe(answer?.status === 'DENIED' ? answer.by : undefined);
      }),
    );
  });

  test('M-I Q-23 every state is reached, an answer is final, and what is offered is what can be done', () => {
    const all: readonly InvitationStatus[] = ['NOT_PROCESSED', 'AGREED', 'DENIED'];
    expectNoDeadEnd(INVITATION_TRANSITIONS, { all, first: 'NOT_PROCESSED', final: ['AGREED', 'DENIED'] });
    expectOfferedIsDone(INVITATION_TRANSITIONS, all, [invitee, team, ...everybody]);
  });

  test('M-I D-34 E-40904 E-40907 every step ends it once; only agreeing asks whether the invitee is in a team', () => {
    fc.assert(
      fc.property(
        moment,
        fc.nat(14 * DAY_MS),
        ended,
        fc.constantFrom('agree' as const, 'deny' as const, 'revoke' as const),
        (made, age, answer, action) => {
          const invitation = { createdAt: new Date(made).toISOString(), ended: answer };
          const actor = action === 'revoke' ? team : invitee;
          const tried = invitationStep(invitation, action, actor, made + age);
          const waiting = answer === null && age < INVITATION_DAYS * DAY_MS;
          expect(tried.ok).toBe(waiting);
          if (tried.ok) expect(tried.row.guards).toEqual(action === 'agree' ? ['inNoTeam'] : []);
          else expect(tried).toMatchObject({ code: 40904, data: { allowed: [] } });
          expect(invitationActions(invitation, invitee, made + age)).toEqual(
            waiting ? ['agree', 'deny'] : [],
          );
        },
      ),
    );
  });
});
