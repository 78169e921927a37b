import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { INVITATION_DAYS } from '../constants';
import { invitationExpiry, invitationRefusal, invitationState, type StoredInvitation } from './invitations';

const DAY_MS = 86_400_000;
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

  test('M-I D-34 E-40904 E-40907 every step ends it once; who is in a team must leave before agreeing', () => {
    fc.assert(
      fc.property(
        moment,
        fc.nat(14 * DAY_MS),
        ended,
        fc.constantFrom('AGREE', 'DENY', 'REVOKE'),
        fc.boolean(),
        (made, age, answer, step, inTeam) => {
          const invitation = { createdAt: new Date(made).toISOString(), ended: answer };
          const refusal = invitationRefusal(invitation, step, { now: made + age, inTeam });
          const waiting = answer === null && age < INVITATION_DAYS * DAY_MS;
          expect(refusal).toBe(!waiting ? 40904 : step === 'AGREE' && inTeam ? 40907 : null);
        },
      ),
    );
  });
});
