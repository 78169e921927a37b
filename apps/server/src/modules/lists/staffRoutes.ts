import { defineRoutes } from '../../contract/handlers';
import { exportStaffList } from '../exports/write/staffList';
import { newJobShape, staffJobShape } from '../imports/read/staffJobs';
import { readListSheet } from '../imports/write/startList';
import { productsOfList } from '../products/read/staff/productsOfList';
import { staffAccess } from './access/staff';
import { staffDetail, staffPage } from './read/staff/rows';
import { sharesOf } from './read/staff/shares';
import { endShare, shareList } from './write/shares';
import { editStaffListProducts } from './write/staff/products';
import { addStaffList, changeStaffList } from './write/staff/save';
import { closeStaffList, deleteStaffLists, publishStaffList, reopenStaffList } from './write/staff/steps';

/** Routes with which staff manage lists: those of the merchant, and those of customers within the data scope of their roles. */
export const staffListRoutes = defineRoutes({
  getListsPage: (ctx) => staffPage(ctx, ctx.query),

  postLists: (ctx) => addStaffList(ctx, ctx.body),

  getListsById: (ctx) => staffDetail(ctx, ctx.params.id),

  putListsById: async (ctx) => {
    await changeStaffList(ctx, ctx.params.id, ctx.body);
    return null;
  },

  deleteListsById: async (ctx) => {
    await deleteStaffLists(ctx, ctx.params.id);
    return null;
  },

  putListsByIdPublish: (ctx) => publishStaffList(ctx, ctx.params.id, ctx.body),

  putListsByIdClose: (ctx) => closeStaffList(ctx, ctx.params.id, ctx.body),

  putListsByIdReopen: (ctx) => reopenStaffList(ctx, ctx.params.id, ctx.body),

  getListsByIdProductsPage: (ctx) => productsOfList(ctx, ctx.params.id, ctx.query),

  putListsByIdProducts: (ctx) => editStaffListProducts(ctx, ctx.params.id, ctx.body),

  postListsByIdProductsImport: {
    async prepare(ctx) {
      const store = await readListSheet(ctx, ctx.params.id);
      return async (writing) => newJobShape(await store(writing), writing);
    },
  },

  getListsByIdExport: async (ctx) => {
    const made = await exportStaffList(ctx, ctx.params.id, ctx.query.mode);
    return staffJobShape({ ...made, ownerName: ctx.staff.nickname }, ctx);
  },

  getListsByIdShares: (ctx) => sharesOf(ctx, ctx.params.id),

  postListsByIdShares: (ctx) => shareList(ctx, staffAccess(ctx), ctx.params.id, ctx.body),

  deleteListsSharesById: async (ctx) => {
    await endShare(ctx, staffAccess(ctx), ctx.params.id);
    return null;
  },
});
