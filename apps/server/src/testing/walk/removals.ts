import { brands, categories, suppliers } from '../../db/schema/products';
import { depts } from '../../db/schema/system';
import { makeTeam } from '../builders';
import { makeRole } from '../scopeFixture';
import { newBuyer, newName, type PreparedCalls } from './fixture';

/** Prepared calls that remove unused records; each removes one that was made for it. */
export const PREPARED_REMOVALS = {
  deleteBrandsById: async ({ server, root }) => {
    const id = newName();
    await server.db.insert(brands).values({ id, name: id });
    return { caller: root, params: { id } };
  },
  deleteCategoriesById: async ({ server, root }) => {
    const id = newName();
    await server.db.insert(categories).values({ id, name: id, nameEn: id, shape: 'coat' });
    return { caller: root, params: { id } };
  },
  deleteSuppliersById: async ({ server, root }) => {
    const id = newName();
    const supplier = {
      id,
      code: id.toUpperCase(),
      name: id,
      country: 'IT',
      warehousePrefix: id.toUpperCase(),
    };
    await server.db.insert(suppliers).values(supplier);
    return { caller: root, params: { id } };
  },
  deleteDeptById: async ({ server, root }) => {
    const id = newName();
    await server.db.insert(depts).values({ id, parentId: 'd-sales', name: id });
    return { caller: root, params: { id } };
  },
  deleteRolesById: async ({ server, root }) => ({
    caller: root,
    params: { id: await makeRole(server.db, { code: newName().toUpperCase(), dataScope: 'OWN', perms: [] }) },
  }),
  deleteTeamsById: async (fixture) => {
    const { id } = await newBuyer(fixture);
    return { caller: fixture.root, params: { id: await makeTeam(fixture.server.db, id, []) } };
  },
} satisfies PreparedCalls;
