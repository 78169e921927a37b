import { eq } from 'drizzle-orm';
import { menus } from '../../db/schema/system';
import { field } from '../builders';
import { dataOf, newName, type PreparedCalls, type WalkFixture } from './fixture';

/** Makes a dictionary of the merchant, whose items are not fixed like those of system dictionaries. */
async function newDictionary({ root }: WalkFixture): Promise<{ id: string; code: string }> {
  const code = newName();
  const wish = { name: code, code, status: 'ENABLED', remark: null };
  return { id: String(field(dataOf(await root.post('/api/v1/dicts', wish)), 'id')), code };
}

/** Prepared calls of dictionaries, their items, and the menu. */
export const PREPARED_ENTRIES = {
  postDictsByCodeItems: async (fixture) => ({
    caller: fixture.root,
    params: { code: (await newDictionary(fixture)).code },
  }),
  deleteDictsByCodeItemsByItemId: async (fixture) => {
    const { code } = await newDictionary(fixture);
    const word = {
      value: 'COTTON',
      label: '棉',
      labelEn: 'Cotton',
      tagType: 'NEUTRAL',
      sort: 1,
      status: 'ENABLED',
    };
    const itemId = String(field(dataOf(await fixture.root.post(`/api/v1/dicts/${code}/items`, word)), 'id'));
    return { caller: fixture.root, params: { code, itemId } };
  },
  deleteDictsById: async (fixture) => ({
    caller: fixture.root,
    params: { id: (await newDictionary(fixture)).id },
  }),
  postMenus: async ({ server, root }) => {
    // Every permission has its menu entry from the start, so the one of the example is removed and added anew.
    const [entry] = await server.db.select().from(menus).where(eq(menus.perm, 'biz:order:export'));
    dataOf(await root.del(`/api/v1/menus/${String(entry?.id)}`));
    return { caller: root, standIn: { parentId: entry?.parentId } };
  },
} satisfies PreparedCalls;
