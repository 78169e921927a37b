import { binaryAnswer, XLSX_TYPE } from '../../contract/answers';
import { defineRoutes } from '../../contract/handlers';
import { neededFile } from '../../contract/neededFile';
import { translate } from '../../messages/translate';
import { pickList } from './read/pick';
import { staffShipmentPage } from './read/staffShipments';
import { waitingPage } from './read/waiting';
import { shipmentSheet } from './sheets/export';
import { importNumbers } from './sheets/import';
import { addEvent, editShipment, voidShipment } from './write/change';
import { closeShort, shipSub } from './write/ship';

/** Routes with which staff send and change shipments. */
export const staffShipmentRoutes = defineRoutes({
  getShipmentsPage: (ctx) => staffShipmentPage(ctx, ctx.query),

  getShipmentsExport: async (ctx) =>
    binaryAnswer({
      contentType: XLSX_TYPE,
      filename: `${translate(ctx.language, 'shipments.file')}.xlsx`,
      body: await shipmentSheet(ctx, ctx.query),
    }),

  postShipmentsImport: (ctx) => importNumbers(ctx, neededFile(ctx, 'file')),

  getShipmentsWaitingPage: (ctx) => waitingPage(ctx, ctx.query),

  getSubOrdersByIdPick: (ctx) => pickList(ctx, ctx.params.id),

  postShipments: (ctx) => shipSub(ctx, ctx.body),

  putShipmentsById: (ctx) => editShipment(ctx, ctx.params.id, ctx.body),

  deleteShipmentsById: (ctx) => voidShipment(ctx, ctx.params.id, ctx.body),

  postShipmentsByIdEvents: (ctx) => addEvent(ctx, ctx.params.id, ctx.body),

  postSubOrdersByIdCloseShort: (ctx) => closeShort(ctx, ctx.params.id, ctx.body),
});
