import { field, makeAddress, makeProduct, makeTeam } from '../builders';
import { dataOf, newBuyer, newMember, type NewBuyer, type PreparedCalls, type WalkFixture } from './fixture';

const TEAM = '/api/sp/front/team';

/** Makes an open invitation of a customer to lin's team; returns its id. */
async function invite({ lin }: WalkFixture, { areaCode, phone }: NewBuyer): Promise<string> {
  return String(field(dataOf(await lin.post(`${TEAM}/invite`, { areaCode, phone })), 'id'));
}

/** Makes a member of lin's team, signed in, and an inquiry for 1,000.00 EUR, which is above the member's limit. */
async function inquiryAboveLimit(fixture: WalkFixture) {
  const { server, listId } = fixture;
  const member = await newMember(fixture, 50_000);
  const productId = await makeProduct(server.db, { listId, sizes: { '38': 20 } });
  return {
    caller: await server.buyer(member.username),
    inquiry: {
      lines: [{ skuId: `${productId}-38`, listId, qty: 10 }],
      addressId: await makeAddress(server.db, member.id),
    },
  };
}

/** Prepared calls of teams, their members, invitations and orders that wait for the leader. */
export const PREPARED_TEAMS = {
  frontTeamEdit: async (fixture) => {
    const { username } = await newBuyer(fixture);
    return { caller: await fixture.server.buyer(username) };
  },
  frontTeamInvitationHandle: async (fixture) => {
    const invited = await newBuyer(fixture);
    const id = await invite(fixture, invited);
    return { caller: await fixture.server.buyer(invited.username), standIn: { id } };
  },
  frontTeamInvitationRevoke: async (fixture) => ({
    caller: fixture.lin,
    standIn: { id: await invite(fixture, await newBuyer(fixture)) },
  }),
  frontTeamLeave: async (fixture) => ({
    caller: await fixture.server.buyer((await newMember(fixture)).username),
  }),
  frontTeamMemberDel: async (fixture) => ({
    caller: fixture.lin,
    standIn: { id: (await newMember(fixture)).id },
  }),
  frontTeamMemberEdit: async (fixture) => ({
    caller: fixture.lin,
    standIn: { id: (await newMember(fixture)).id, version: 1 },
  }),
  frontTeamTransfer: async (fixture) => {
    const [leader, member] = [await newBuyer(fixture), await newBuyer(fixture)];
    await makeTeam(fixture.server.db, leader.id, [member.id]);
    const caller = await fixture.server.buyer(leader.username);
    return { caller, standIn: { toUserId: member.id, version: 1 } };
  },
  frontTeamApprovalAsk: async (fixture) => {
    const { caller, inquiry } = await inquiryAboveLimit(fixture);
    return { caller, standIn: inquiry };
  },
  frontTeamApprovalHandle: async (fixture) => {
    const { caller, inquiry } = await inquiryAboveLimit(fixture);
    const asked = { ...inquiry, paymentMethod: 'OFFLINE_TRANSFER', notifyUserIds: [] };
    const waiting = dataOf(await caller.post(`${TEAM}/approval/ask`, asked));
    return { caller: fixture.lin, standIn: { orderDraftId: field(waiting, 'orderDraftId') } };
  },
} satisfies PreparedCalls;
