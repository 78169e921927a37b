import { field, makeAddress, makeProduct, makeTeam } from '../builders';
import { dataOf, newBuyer, newMember, type NewBuyer, type PreparedCalls, type WalkHouse } from './house';

const TEAM = '/api/sp/front/team';

/** An open invitation of a customer to lin's team; answers its id. */
async function invite({ lin }: WalkHouse, { areaCode, phone }: NewBuyer): Promise<string> {
  return String(field(dataOf(await lin.post(`${TEAM}/invite`, { areaCode, phone })), 'id'));
}

/** A member of lin's team, signed in, and an inquiry for 1,000.00 EUR, which is above the member's limit. */
async function inquiryAboveLimit(house: WalkHouse) {
  const { server, listId } = house;
  const member = await newMember(house, 50_000);
  const productId = await makeProduct(server.db, { listId, sizes: { '38': 20 } });
  return {
    caller: await server.buyer(member.username),
    inquiry: {
      lines: [{ skuId: `${productId}-38`, listId, qty: 10 }],
      addressId: await makeAddress(server.db, member.id),
    },
  };
}

/** Teams, their members, invitations and orders that wait for the leader. */
export const PREPARED_TEAMS = {
  frontTeamEdit: async (house) => {
    const { username } = await newBuyer(house);
    return { caller: await house.server.buyer(username) };
  },
  frontTeamInvitationHandle: async (house) => {
    const invited = await newBuyer(house);
    const id = await invite(house, invited);
    return { caller: await house.server.buyer(invited.username), standIn: { id } };
  },
  frontTeamInvitationRevoke: async (house) => ({
    caller: house.lin,
    standIn: { id: await invite(house, await newBuyer(house)) },
  }),
  frontTeamLeave: async (house) => ({
    caller: await house.server.buyer((await newMember(house)).username),
  }),
  frontTeamMemberDel: async (house) => ({
    caller: house.lin,
    standIn: { id: (await newMember(house)).id },
  }),
  frontTeamMemberEdit: async (house) => ({
    caller: house.lin,
    standIn: { id: (await newMember(house)).id, version: 1 },
  }),
  frontTeamTransfer: async (house) => {
    const [leader, member] = [await newBuyer(house), await newBuyer(house)];
    await makeTeam(house.server.db, leader.id, [member.id]);
    const caller = await house.server.buyer(leader.username);
    return { caller, standIn: { toUserId: member.id, version: 1 } };
  },
  frontTeamApprovalAsk: async (house) => {
    const { caller, inquiry } = await inquiryAboveLimit(house);
    return { caller, standIn: inquiry };
  },
  frontTeamApprovalHandle: async (house) => {
    const { caller, inquiry } = await inquiryAboveLimit(house);
    const asked = { ...inquiry, paymentMethod: 'OFFLINE_TRANSFER', notifyUserIds: [] };
    const waiting = dataOf(await caller.post(`${TEAM}/approval/ask`, asked));
    return { caller: house.lin, standIn: { orderDraftId: field(waiting, 'orderDraftId') } };
  },
} satisfies PreparedCalls;
