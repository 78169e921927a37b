import { defineRoutes } from '../../contract/handlers';
import { staffShipmentPage } from './read/staffShipments';
import { addEvent, editShipment, voidShipment } from './write/change';
import { closeShort, shipSub } from './write/ship';

/** Consignments as staff send and change them (X-A137..X-A141, X-A143). */
export const staffShipmentRoutes = defineRoutes({
  getShipmentsPage: (ctx) => staffShipmentPage(ctx, ctx.query),

  postShipments: (ctx) => shipSub(ctx, ctx.body),

  putShipmentsById: (ctx) => editShipment(ctx, ctx.params.id, ctx.body),

  deleteShipmentsById: (ctx) => voidShipment(ctx, ctx.params.id, ctx.body),

  postShipmentsByIdEvents: (ctx) => addEvent(ctx, ctx.params.id, ctx.body),

  postSubOrdersByIdCloseShort: (ctx) => closeShort(ctx, ctx.params.id, ctx.body),
});
