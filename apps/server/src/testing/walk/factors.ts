import { TOTP } from 'otpauth';
import { field } from '../builders';
import { makeStaff, PASSWORD } from '../people';
import type { Tester } from '../testers';
import { dataOf, newName, type PreparedCalls, type WalkFixture } from './fixture';

const FACTOR = '/api/v1/users/factor';

/** Makes a staff member who began to set up a second factor, and a code that confirms it. */
async function begun({
  server,
}: WalkFixture): Promise<{ id: string; username: string; who: Tester; code: string }> {
  const username = newName();
  const id = await makeStaff(server.db, { username }, 'SALES');
  const who = await server.staff(username);
  const secret = String(field(dataOf(await who.post(FACTOR, { password: PASSWORD })), 'secret'));
  return { id, username, who, code: new TOTP({ secret }).generate() };
}

/** Makes a staff member with a second factor, and a recovery code, which is valid at any time. */
async function withFactor(
  fixture: WalkFixture,
): Promise<{ id: string; username: string; who: Tester; code: string }> {
  const { code, ...person } = await begun(fixture);
  const confirmed = dataOf(await person.who.post(`${FACTOR}/confirm`, { code }));
  return { ...person, code: String(field(confirmed, 'recoveryCodes', 0)) };
}

/** Prepared calls of staff's second factors. */
export const PREPARED_FACTORS = {
  postUsersFactorConfirm: async (fixture) => {
    const { who, code } = await begun(fixture);
    return { caller: who, standIn: { code } };
  },
  postUsersFactorOff: async (fixture) => {
    const { who, code } = await withFactor(fixture);
    return { caller: who, standIn: { password: PASSWORD, code } };
  },
  postUsersFactorRecovery: async (fixture) => {
    const { who, code } = await withFactor(fixture);
    return { caller: who, standIn: { password: PASSWORD, code } };
  },
  postAuthFactor: async (fixture) => {
    const { username, code } = await withFactor(fixture);
    const { anonymous } = fixture.server;
    const form = { username, password: PASSWORD, captchaKey: '', captchaCode: '' };
    const { data } = await anonymous.form('/api/v1/auth/login', form);
    return { caller: anonymous, standIn: { challenge: field(data, 'challenge'), code } };
  },
  deleteUsersByIdFactor: async (fixture) => ({
    caller: fixture.root,
    params: { id: (await withFactor(fixture)).id },
  }),
} satisfies PreparedCalls;
