import { field } from '../builders';
import { makeStaff, PASSWORD } from '../people';
import { makeSetupToken } from '../../modules/auth/sessions/setupTokens';
import { PURPOSE, type Purpose } from '../../modules/auth/codes/codes';
import type { Tester } from '../testers';
import { codeSentTo, dataOf, newBuyer, newName, type PreparedCalls, type WalkFixture } from './fixture';

interface PhoneNumber {
  areaCode: string;
  phone: string;
}

/** Requests a code for a phone and returns it. */
async function phoneCode(
  fixture: WalkFixture,
  caller: Tester,
  { areaCode, phone }: PhoneNumber,
  type: Purpose,
): Promise<string> {
  dataOf(await caller.post('/api/sp/front/user/sendCode', { areaCode, phone, type }));
  return codeSentTo(fixture, phone);
}

/** Makes a staff member and returns the code with which they invite customers. */
async function invitationCode({ server }: WalkFixture): Promise<string> {
  const username = newName();
  await makeStaff(server.db, { username, invitationCode: username.toUpperCase() }, 'SALES');
  return username.toUpperCase();
}

/** Returns the id of another session than the current one from the list of one's own sessions. */
function otherSession(list: unknown): string {
  const sessions = Array.isArray(list) ? list : [];
  return String(
    field(
      sessions.find((one) => field(one, 'current') === false),
      'id',
    ),
  );
}

/** Creates a token with which a ROOT can be made. */
const setupToken = ({ server }: WalkFixture) => makeSetupToken(server.db, new Date());

/** Prepared calls of accounts: registration, bindings by codes, and sessions. */
export const PREPARED_ACCOUNTS = {
  frontUserRegister: async (fixture) => {
    const number = { areaCode: '+86', phone: '13800136077' };
    const { anonymous } = fixture.server;
    const validateCode = await phoneCode(fixture, anonymous, number, PURPOSE.register);
    return {
      caller: anonymous,
      standIn: { ...number, validateCode, invitationCode: await invitationCode(fixture) },
    };
  },
  frontUserForget: async (fixture) => {
    const { areaCode, phone } = await newBuyer(fixture);
    const { anonymous } = fixture.server;
    const validateCode = await phoneCode(fixture, anonymous, { areaCode, phone }, PURPOSE.forgot);
    return { caller: anonymous, standIn: { areaCode, phone, validateCode } };
  },
  frontUserPasswordEdit: async (fixture) => ({
    caller: await fixture.server.buyer((await newBuyer(fixture)).username),
  }),
  putUsersPassword: async ({ server }) => {
    const username = newName();
    await makeStaff(server.db, { username }, 'SALES');
    return { caller: await server.staff(username) };
  },
  frontUserPhoneEdit: async (fixture) => {
    const caller = await fixture.server.buyer((await newBuyer(fixture)).username);
    const number = { areaCode: '+852', phone: '51386022' };
    const validateCode = await phoneCode(fixture, caller, number, PURPOSE.change);
    return { caller, standIn: { ...number, validateCode, password: PASSWORD } };
  },
  frontUserBinEmail: async (fixture) => {
    const { username } = await newBuyer(fixture);
    const caller = await fixture.server.buyer(username);
    const email = `${username}@chengyu-live.example`;
    dataOf(await caller.post('/api/sp/common/email/send', { email, type: PURPOSE.bind }));
    return { caller, standIn: { email, validateCode: await codeSentTo(fixture, email) } };
  },
  putUsersEmail: async (fixture) => {
    const email = `${newName()}@selvedge.example`;
    dataOf(await fixture.sales.post('/api/v1/users/email/code', { email }));
    const validateCode = await codeSentTo(fixture, email);
    return { caller: fixture.sales, standIn: { email, validateCode, password: PASSWORD } };
  },
  frontUserBinSale: async (fixture) => ({
    caller: await fixture.server.buyer((await newBuyer(fixture)).username),
    params: { invitationCode: await invitationCode(fixture) },
  }),
  frontUserSessionEnd: async ({ server, lin }) => {
    await server.buyer('lin');
    const list = dataOf(await lin.get('/api/sp/front/user/session/list'));
    return { caller: lin, standIn: { id: otherSession(list) } };
  },
  deleteAuthSessionsById: async ({ server, root }) => {
    await server.staff('boss');
    const list = dataOf(await root.get('/api/v1/auth/sessions'));
    return { caller: root, params: { id: otherSession(list) } };
  },
  postAuthSetupCheck: async (fixture) => ({
    caller: fixture.server.anonymous,
    standIn: { token: await setupToken(fixture) },
  }),
  postAuthSetup: async (fixture) => ({
    caller: fixture.server.anonymous,
    standIn: { token: await setupToken(fixture), username: newName() },
  }),
} satisfies PreparedCalls;
