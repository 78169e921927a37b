import { makeList, makeProduct } from '../builders';
import { newBuyer, type PreparedCalls, type WalkHouse } from './house';

const DAY_MS = 86_400_000;

const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);

/** What makes a list a draft, open now, or closed. */
const STATES = {
  draft: () => ({ publishedAt: null }),
  open: () => ({}),
  closed: () => ({ closedAt: inDays(-0.5) }),
} as const;

/** A list of the house with goods on it; answers its id. Its version is 1. */
async function houseList({ server }: WalkHouse, state: keyof typeof STATES): Promise<string> {
  const listId = await makeList(server.db, STATES[state]());
  await makeProduct(server.db, { listId, sizes: { '38': 20 } });
  return listId;
}

/** A customer who sells, signed in, and a list of that customer's with goods on it. Its version is 1. */
async function sellersList(house: WalkHouse, state: keyof typeof STATES) {
  const { server } = house;
  const { id: ownerId, username } = await newBuyer(house, { sellerFlag: true });
  const owner = { ownerType: 'BUYER', ownerId, ownerName: username } as const;
  const listId = await makeList(server.db, { ...owner, ...STATES[state]() });
  await makeProduct(server.db, { listId, sizes: { '38': 20 } });
  return { caller: await server.buyer(username), listId };
}

/** Steps of lists, each of which takes a list from where others need it. */
export const PREPARED_LISTS = {
  frontListPublish: async (house) => {
    const { caller, listId } = await sellersList(house, 'draft');
    return { caller, standIn: { id: listId, version: 1 } };
  },
  frontListClose: async (house) => {
    const { caller, listId } = await sellersList(house, 'open');
    return { caller, standIn: { id: listId, version: 1 } };
  },
  frontListReopen: async (house) => {
    const { caller, listId } = await sellersList(house, 'closed');
    return { caller, standIn: { id: listId, closeAt: inDays(9).toISOString(), version: 1 } };
  },
  frontListDel: async (house) => {
    const { caller, listId } = await sellersList(house, 'draft');
    return { caller, standIn: { id: listId } };
  },
  putListsByIdPublish: async (house) => ({
    caller: house.root,
    params: { id: await houseList(house, 'draft') },
    standIn: { version: 1 },
  }),
  putListsByIdClose: async (house) => ({
    caller: house.root,
    params: { id: await houseList(house, 'open') },
    standIn: { version: 1 },
  }),
  putListsByIdReopen: async (house) => ({
    caller: house.root,
    params: { id: await houseList(house, 'closed') },
    standIn: { closeAt: inDays(9).toISOString(), version: 1 },
  }),
  deleteListsById: async (house) => ({
    caller: house.root,
    params: { id: await houseList(house, 'draft') },
  }),
} satisfies PreparedCalls;
