import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { allRoutes } from '../modules/index';
import { makeStaff } from '../testing/people';
import { sampleCall } from '../testing/samples';
import { startTestServer, type TestServer } from '../testing/startTestServer';
import type { ApiAnswer, Tester } from '../testing/testers';
import { replaced, standInFor, usualBody } from '../testing/usualCalls';
import { listOperations, type Operation } from './operations';

const COMMON = [200, 203, 401, 40001, 40301, 40401, 42901, 40908];
const kept = listOperations().filter(({ id }) => id in allRoutes);
const SIGNS_OUT = new Set(['frontUserLogout', 'deleteAuthLogout']);

/**
 * Calls of which the demo house has nothing that would let the `usual` example succeed. The list only shrinks: one of these
 * that succeeds fails its test until it is taken out.
 */
const CANNOT: ReadonlySet<string> = new Set([
  // An export of one's own: the demo has none.
  'frontExportCancel',
  'frontExportDownload',
  'frontExportJob',
  // An import of one's own: the demo has none, and the example of a form holds no file.
  'frontImportJob',
  'frontImportJobCancel',
  'frontImportJobCommit',
  'frontImportJobErrors',
  'frontImportJobRows',
  'frontImportOrder',
  'frontUploadFinish',
  'frontUploadImage',
  'postListsByIdProductsImport',
  'postProductsImport',
  'postShipmentsImport',
  'postSuppliersImport',
  'postUsersImport',
  // Codes, links, sessions and people outside that are made up.
  'deleteAuthSessionsById',
  'deleteUsersByIdFactor',
  'postAuthFactor',
  'postUsersFactorConfirm',
  'postUsersFactorOff',
  'postUsersFactorRecovery',
  'putUsersEmail',
  'frontUserBinEmail',
  'frontUserBinSale',
  'frontUserBind',
  'frontUserPhoneEdit',
  'frontUserRegister',
  'frontUserSessionEnd',
  'frontWechatLogin',
  'frontWechatLoginQr',
  'frontWechatLoginQrBind',
  'frontWechatQrScan',
  'frontWechatReturn',
  'postAuthSetup',
  'postAuthSetupCheck',
  // Files, which an example of a form does not hold, and what is sent with them.
  'frontPaymentProofAdd',
  'frontPaymentProofDel',
  'frontUploadFile',
  'deleteFiles',
  'postFiles',
  'postPayments',
  'putPaymentsByIdReject',
  'putPaymentsByIdVerify',
  // Money that is on record to be given back, and claims of a receipt, which their tests make.
  'postPaymentsRefunds',
  'putClaimsByIdSettle',
  // Parcels to send and to receive, which the tests of parcels make.
  'deleteShipmentsById',
  'frontOrderReceiptConfirm',
  'frontPaymentCreditApply',
  'postShipments',
  'postShipmentsByIdEvents',
  'postSubOrdersByIdCloseShort',
  'putShipmentsById',
  // The example names no order.
  'frontLogisticsList',
  // The demo buyer leads a team of two without a limit, without invitations, and nothing waits there.
  'frontTeamApprovalAsk',
  'frontTeamApprovalHandle',
  'frontTeamEdit',
  'frontTeamInvitationHandle',
  'frontTeamInvitationRevoke',
  'frontTeamLeave',
  'frontTeamMemberDel',
  'frontTeamMemberEdit',
  'frontTeamTransfer',
  // The demo house has the dictionaries of the product only, whose words are fixed; those of a house are tested with them.
  'deleteDictsById',
  'deleteDictsByCodeItemsByItemId',
  'postDictsByCodeItems',
  // Every permission has its entry of the menu from the start.
  'postMenus',
  // The passwords of the examples are refused as too common, or were changed by an earlier call.
  'frontWechatUnbind',
  'frontUserForget',
]);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ demo: 'small' });
  await makeStaff(server.db, { username: 'nobody' });
});
afterAll(() => server.close());
beforeEach(async () => {
  const known = await server.db.execute(
    sql`select 1 from staff where username = 'spare' and deleted_at is null`,
  );
  if (known.rows.length === 0) await makeStaff(server.db, { username: 'spare' }, 'GUEST');
});

function send(
  tester: Tester,
  operation: Operation,
  sample: ReturnType<typeof sampleCall>,
): Promise<ApiAnswer> {
  const body = Object(sample.body ?? {});
  if (sample.multipart) return tester.form(sample.url, body);
  if (operation.method === 'get') return tester.get(sample.url);
  if (operation.method === 'delete') return tester.del(sample.url);
  return tester[operation.method](sample.url, body);
}

/** The `usual` example with rows of the demo house, or null where it has none. */
async function usualCall(operation: Operation): Promise<ReturnType<typeof sampleCall> | null> {
  const standIn = await standInFor(server.db, operation);
  if (standIn === null) return null;
  const texts = Object.entries(standIn).map(([name, value]) => [name, String(value)]);
  const sample = sampleCall(operation, Object.fromEntries(texts));
  const usual = usualBody(operation);
  return usual === undefined ? sample : { ...sample, body: replaced(usual, standIn) };
}

async function call(tester: Tester, operation: Operation, body?: unknown): Promise<ApiAnswer> {
  const sample = (await usualCall(operation)) ?? sampleCall(operation, {});
  return send(tester, operation, body === undefined ? sample : { ...sample, body });
}

const signIn: Record<'buyer' | 'staff' | 'nobody', () => Promise<Tester>> = {
  buyer: () => server.buyer('demo'),
  staff: () => server.staff('root'),
  nobody: () => server.staff('nobody'),
};
const signedIn = new Map<string, Promise<Tester>>();

/** A signed-in caller, the same for all calls except those that end the session. */
function callerOf(who: keyof typeof signIn, operation: Operation): Promise<Tester> {
  if (SIGNS_OUT.has(operation.id)) return signIn[who]();
  const known = signedIn.get(who) ?? signIn[who]();
  signedIn.set(who, known);
  return known;
}

describe.each(kept.map((operation) => [operation.id, operation] as const))('%s', (_id, operation) => {
  const { family, session, permissions } = operation;

  test('Q-47 answers its usual example with success, and bad input with 40001', async () => {
    const tester = session === 'none' ? server.anonymous : await callerOf(family, operation);
    const answer = await call(tester, operation);
    expect(answer.status, answer.message).toBe(200);
    const isFile = !String(answer.raw.headers['content-type']).startsWith('application/json');
    expect(isFile || answer.code === 200, answer.raw.body.slice(0, 300)).toBe(!CANNOT.has(operation.id));
    if (!isFile) expect([...COMMON, ...operation.errors], answer.message).toContain(answer.code);
    const bad =
      operation.requestBody?.json === undefined ? null : await call(tester, operation, { nonsense: [1] });
    if (bad !== null && !SIGNS_OUT.has(operation.id)) expect(bad.code).toBe(40001);
  });

  if (session === 'required') {
    test('Q-36 is closed to strangers', async () => {
      const answer = await call(server.anonymous, operation);
      expect(family === 'staff' ? answer.status : answer.code).toBe(401);
    });
  }

  if (family === 'staff' && permissions.length > 0) {
    test(`L-42 Q-36 needs ${permissions.join(' or ')}`, async () => {
      const answer = await call(await callerOf('nobody', operation), operation);
      expect(answer.status).toBe(403);
    });
  }
});
