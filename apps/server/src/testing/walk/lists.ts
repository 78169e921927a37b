import { makeList, makeProduct } from '../builders';
import { newBuyer, type PreparedCalls, type WalkFixture } from './fixture';

const DAY_MS = 86_400_000;

const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);

/** Columns that make a list a draft, open now, or closed. */
const STATES = {
  draft: () => ({ publishedAt: null }),
  open: () => ({}),
  closed: () => ({ closedAt: inDays(-0.5) }),
} as const;

/** Makes a list of staff with products on it; returns its id. Its version is 1. */
async function staffList({ server }: WalkFixture, state: keyof typeof STATES): Promise<string> {
  const listId = await makeList(server.db, STATES[state]());
  await makeProduct(server.db, { listId, sizes: { '38': 20 } });
  return listId;
}

/** Makes a customer who sells, signed in, and a list of that customer with products on it. Its version is 1. */
async function sellersList(fixture: WalkFixture, state: keyof typeof STATES) {
  const { server } = fixture;
  const { id: ownerId, username } = await newBuyer(fixture, { sellerFlag: true });
  const owner = { ownerType: 'BUYER', ownerId, ownerName: username } as const;
  const listId = await makeList(server.db, { ...owner, ...STATES[state]() });
  await makeProduct(server.db, { listId, sizes: { '38': 20 } });
  return { caller: await server.buyer(username), listId };
}

/** Prepared calls of lists: transitions that would take a shared list out of the state which other calls need. */
export const PREPARED_LISTS = {
  frontListPublish: async (fixture) => {
    const { caller, listId } = await sellersList(fixture, 'draft');
    return { caller, standIn: { id: listId, version: 1 } };
  },
  frontListClose: async (fixture) => {
    const { caller, listId } = await sellersList(fixture, 'open');
    return { caller, standIn: { id: listId, version: 1 } };
  },
  frontListReopen: async (fixture) => {
    const { caller, listId } = await sellersList(fixture, 'closed');
    return { caller, standIn: { id: listId, closeAt: inDays(9).toISOString(), version: 1 } };
  },
  frontListDel: async (fixture) => {
    const { caller, listId } = await sellersList(fixture, 'draft');
    return { caller, standIn: { id: listId } };
  },
  putListsByIdPublish: async (fixture) => ({
    caller: fixture.root,
    params: { id: await staffList(fixture, 'draft') },
    standIn: { version: 1 },
  }),
  putListsByIdClose: async (fixture) => ({
    caller: fixture.root,
    params: { id: await staffList(fixture, 'open') },
    standIn: { version: 1 },
  }),
  putListsByIdReopen: async (fixture) => ({
    caller: fixture.root,
    params: { id: await staffList(fixture, 'closed') },
    standIn: { closeAt: inDays(9).toISOString(), version: 1 },
  }),
  deleteListsById: async (fixture) => ({
    caller: fixture.root,
    params: { id: await staffList(fixture, 'draft') },
  }),
} satisfies PreparedCalls;
