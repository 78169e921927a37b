import { field } from '../builders';
import { dataOf, type PreparedCalls, type WalkHouse } from './house';
import { openClaim } from './orders';

/** So that the sums of all examples are below what is to be paid: ten pieces of 10,000.00 EUR. */
const DEAR = { priceCents: 1_000_000 };

/** A PDF that ROOT uploads; answers its id. */
export async function staffFile({ root }: WalkHouse): Promise<string> {
  const file = { filename: 'transfer.pdf', data: Buffer.from('%PDF-1.7\nproof') };
  return String(field(dataOf(await root.form('/api/v1/files', { file, type: 'PROOF' })), 'id'));
}

/** A proof of lin's over so many EUR cents, which waits for staff; answers the id of the payment. */
async function waitingProof(house: WalkHouse, amountCents: number): Promise<string> {
  const { id: orderId } = await house.orderToPay(DEAR);
  const proof = {
    orderId,
    method: 'OFFLINE_TRANSFER',
    amountCents,
    paidAt: '2026-01-02T00:00:00Z',
    fileIds: [await house.proof(house.lin)],
  };
  return String(field(dataOf(await house.lin.post('/api/sp/front/payment/proof/add', proof)), 'id'));
}

/** An order with a claim that was granted, so that money is to be given back; answers its id. */
async function settledOrder(house: WalkHouse): Promise<string> {
  const { id, orderId, amountCents } = await openClaim(house);
  const settled = { settledCents: amountCents, note: 'photos show it', version: 1 };
  dataOf(await house.finance.put(`/api/v1/claims/${id}/settle`, settled));
  return orderId;
}

/** Payments, their proofs, claims and refunds. */
export const PREPARED_PAYMENTS = {
  frontPaymentCreditApply: async (house) => {
    const { id: orderId } = await house.orderToPay();
    await house.giveCredit(25_600);
    return { caller: house.lin, standIn: { orderId } };
  },
  frontPaymentProofAdd: async (house) => {
    const { id: orderId } = await house.orderToPay(DEAR);
    return { caller: house.lin, standIn: { orderId, fileIds: [await house.proof(house.lin)] } };
  },
  frontPaymentProofDel: async (house) => ({
    caller: house.lin,
    standIn: { id: await waitingProof(house, 5_056_000) },
  }),
  postPayments: async (house) => {
    const { id: orderId } = await house.orderToPay(DEAR);
    return { caller: house.root, standIn: { orderId, fileIds: [await staffFile(house)] } };
  },
  putPaymentsByIdVerify: async (house) => ({
    caller: house.root,
    params: { id: await waitingProof(house, 5_056_000) },
  }),
  putPaymentsByIdReject: async (house) => ({
    caller: house.root,
    params: { id: await waitingProof(house, 5_056_000) },
  }),
  putClaimsByIdSettle: async (house) => ({
    caller: house.root,
    params: { id: (await openClaim(house)).id },
  }),
  postPaymentsRefunds: async (house) => ({
    caller: house.root,
    standIn: { orderId: await settledOrder(house) },
  }),
  postPaymentsApprovals: async (house) => ({
    caller: house.root,
    standIn: { orderId: await settledOrder(house) },
  }),
  putPaymentsApprovalsByIdDecide: async (house) => {
    const asked = { orderId: await settledOrder(house), amountCents: 100, note: 'to the bank' };
    const made = dataOf(await house.finance.post('/api/v1/payments/approvals', asked));
    return { caller: house.root, params: { id: String(field(made, 'id')) } };
  },
} satisfies PreparedCalls;
