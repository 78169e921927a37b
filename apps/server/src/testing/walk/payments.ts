import { field } from '../builders';
import { dataOf, type PreparedCalls, type WalkFixture } from './fixture';
import { openClaim } from './orders';

/** Price that makes the payable amount exceed the sums of all examples: ten pieces of 10,000.00 EUR. */
const DEAR = { priceCents: 1_000_000 };

/** Uploads a PDF as ROOT; returns its id. */
export async function staffFile({ root }: WalkFixture): Promise<string> {
  const file = { filename: 'transfer.pdf', data: Buffer.from('%PDF-1.7\nproof') };
  return String(field(dataOf(await root.form('/api/v1/files', { file, type: 'PROOF' })), 'id'));
}

/** Makes a proof of lin's for an amount in EUR cents, which waits for staff; returns the id of the payment. */
async function waitingProof(fixture: WalkFixture, amountCents: number): Promise<string> {
  const { id: orderId } = await fixture.orderToPay(DEAR);
  const proof = {
    orderId,
    method: 'OFFLINE_TRANSFER',
    amountCents,
    paidAt: '2026-01-02T00:00:00Z',
    fileIds: [await fixture.proof(fixture.lin)],
  };
  return String(field(dataOf(await fixture.lin.post('/api/sp/front/payment/proof/add', proof)), 'id'));
}

/** Makes an order with a granted claim, so that a refund is due; returns its id. */
async function settledOrder(fixture: WalkFixture): Promise<string> {
  const { id, orderId, amountCents } = await openClaim(fixture);
  const settled = { settledCents: amountCents, note: 'photos show it', version: 1 };
  dataOf(await fixture.finance.put(`/api/v1/claims/${id}/settle`, settled));
  return orderId;
}

/** Prepared calls of payments, their proofs, claims and refunds. */
export const PREPARED_PAYMENTS = {
  frontPaymentCreditApply: async (fixture) => {
    const { id: orderId } = await fixture.orderToPay();
    await fixture.giveCredit(25_600);
    return { caller: fixture.lin, standIn: { orderId } };
  },
  frontPaymentProofAdd: async (fixture) => {
    const { id: orderId } = await fixture.orderToPay(DEAR);
    return { caller: fixture.lin, standIn: { orderId, fileIds: [await fixture.proof(fixture.lin)] } };
  },
  frontPaymentProofDel: async (fixture) => ({
    caller: fixture.lin,
    standIn: { id: await waitingProof(fixture, 5_056_000) },
  }),
  postPayments: async (fixture) => {
    const { id: orderId } = await fixture.orderToPay(DEAR);
    return { caller: fixture.root, standIn: { orderId, fileIds: [await staffFile(fixture)] } };
  },
  putPaymentsByIdVerify: async (fixture) => ({
    caller: fixture.root,
    params: { id: await waitingProof(fixture, 5_056_000) },
  }),
  putPaymentsByIdReject: async (fixture) => ({
    caller: fixture.root,
    params: { id: await waitingProof(fixture, 5_056_000) },
  }),
  putClaimsByIdSettle: async (fixture) => ({
    caller: fixture.root,
    params: { id: (await openClaim(fixture)).id },
  }),
  postPaymentsRefunds: async (fixture) => ({
    caller: fixture.root,
    standIn: { orderId: await settledOrder(fixture) },
  }),
  postPaymentsApprovals: async (fixture) => ({
    caller: fixture.root,
    standIn: { orderId: await settledOrder(fixture) },
  }),
  putPaymentsApprovalsByIdDecide: async (fixture) => {
    const asked = { orderId: await settledOrder(fixture), amountCents: 100, note: 'to the bank' };
    const made = dataOf(await fixture.finance.post('/api/v1/payments/approvals', asked));
    return { caller: fixture.root, params: { id: String(field(made, 'id')) } };
  },
} satisfies PreparedCalls;
