import { newId } from '../../db/ids';
import { houseNotices, notices } from '../../db/schema/notices';
import type { PreparedCalls, WalkHouse } from './house';

const TEXT = { title: '12 月运费调整', text: '起步 €18.00。', type: 'SHIPMENT', level: 'IMPORTANT' } as const;

/** A notice of the house to all customers; answers its id. Its version is 1. */
async function houseNotice({ server, rootId }: WalkHouse, status: 'DRAFT' | 'PUBLISHED'): Promise<string> {
  const id = newId();
  await server.db.insert(houseNotices).values({
    ...TEXT,
    id,
    target: 'BUYERS',
    status,
    createdById: rootId,
    createdByName: 'boss',
    publishedAt: status === 'PUBLISHED' ? new Date() : null,
  });
  return id;
}

/** Notices of the house, and one to ROOT. */
export const PREPARED_NOTICES = {
  putNoticesByIdPublish: async (house) => ({
    caller: house.root,
    params: { id: await houseNotice(house, 'DRAFT') },
    standIn: { version: 1 },
  }),
  putNoticesByIdRevoke: async (house) => ({
    caller: house.root,
    params: { id: await houseNotice(house, 'PUBLISHED') },
    standIn: { version: 1 },
  }),
  deleteNoticesById: async (house) => ({
    caller: house.root,
    params: { id: await houseNotice(house, 'DRAFT') },
  }),
  getNoticesByIdDetail: async ({ server, root, rootId }) => {
    const id = newId();
    await server.db.insert(notices).values({ ...TEXT, id, ownerKind: 'staff', ownerId: rootId });
    return { caller: root, params: { id } };
  },
} satisfies PreparedCalls;
