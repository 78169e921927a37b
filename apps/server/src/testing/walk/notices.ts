import { newId } from '../../db/ids';
import { announcements, notices } from '../../db/schema/notices';
import type { PreparedCalls, WalkFixture } from './fixture';

const TEXT = { title: '12 月运费调整', text: '起步 €18.00。', type: 'SHIPMENT', level: 'IMPORTANT' } as const;

/** Makes an announcement to all customers; returns its id. Its version is 1. */
async function announcement({ server, rootId }: WalkFixture, status: 'DRAFT' | 'PUBLISHED'): Promise<string> {
  const id = newId();
  await server.db.insert(announcements).values({
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

/** Prepared calls of announcements, and of a notice to ROOT. */
export const PREPARED_NOTICES = {
  putNoticesByIdPublish: async (fixture) => ({
    caller: fixture.root,
    params: { id: await announcement(fixture, 'DRAFT') },
    standIn: { version: 1 },
  }),
  putNoticesByIdRevoke: async (fixture) => ({
    caller: fixture.root,
    params: { id: await announcement(fixture, 'PUBLISHED') },
    standIn: { version: 1 },
  }),
  deleteNoticesById: async (fixture) => ({
    caller: fixture.root,
    params: { id: await announcement(fixture, 'DRAFT') },
  }),
  getNoticesByIdDetail: async ({ server, root, rootId }) => {
    const id = newId();
    await server.db.insert(notices).values({ ...TEXT, id, ownerKind: 'staff', ownerId: rootId });
    return { caller: root, params: { id } };
  },
} satisfies PreparedCalls;
