import { defineRoutes } from '../../contract/handlers';
import { exportHouseList } from '../exports/write/houseList';
import { newJobShape, staffJobShape } from '../imports/read/staffJobs';
import { readListSheet } from '../imports/write/startList';
import { goodsOfList } from '../products/read/staff/goodsOfList';
import { houseDoor } from './door/house';
import { houseDetail, housePage } from './read/staff/rows';
import { sharesOf } from './read/staff/shares';
import { endShare, shareList } from './write/shares';
import { editHouseGoods } from './write/staff/goods';
import { addHouseList, changeHouseList } from './write/staff/save';
import { closeHouseList, deleteHouseLists, publishHouseList, reopenHouseList } from './write/staff/steps';

/** Lists as staff keep them: those of the house, and those of customers within the range of the roles held. */
export const staffListRoutes = defineRoutes({
  getListsPage: (ctx) => housePage(ctx, ctx.query),

  postLists: (ctx) => addHouseList(ctx, ctx.body),

  getListsById: (ctx) => houseDetail(ctx, ctx.params.id),

  putListsById: async (ctx) => {
    await changeHouseList(ctx, ctx.params.id, ctx.body);
    return null;
  },

  deleteListsById: async (ctx) => {
    await deleteHouseLists(ctx, ctx.params.id);
    return null;
  },

  putListsByIdPublish: (ctx) => publishHouseList(ctx, ctx.params.id, ctx.body),

  putListsByIdClose: (ctx) => closeHouseList(ctx, ctx.params.id, ctx.body),

  putListsByIdReopen: (ctx) => reopenHouseList(ctx, ctx.params.id, ctx.body),

  getListsByIdProductsPage: (ctx) => goodsOfList(ctx, ctx.params.id, ctx.query),

  putListsByIdProducts: (ctx) => editHouseGoods(ctx, ctx.params.id, ctx.body),

  postListsByIdProductsImport: {
    async prepare(ctx) {
      const store = await readListSheet(ctx, ctx.params.id);
      return async (writing) => newJobShape(await store(writing), writing);
    },
  },

  getListsByIdExport: async (ctx) => {
    const made = await exportHouseList(ctx, ctx.params.id, ctx.query.mode);
    return staffJobShape({ ...made, ownerName: ctx.staff.nickname }, ctx);
  },

  getListsByIdShares: (ctx) => sharesOf(ctx, ctx.params.id),

  postListsByIdShares: (ctx) => shareList(ctx, houseDoor(ctx), ctx.params.id, ctx.body),

  deleteListsSharesById: async (ctx) => {
    await endShare(ctx, houseDoor(ctx), ctx.params.id);
    return null;
  },
});
