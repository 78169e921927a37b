import { defineRoutes } from '../../contract/handlers';
import { shipmentDetail, shipmentsOf, shipmentTrack } from './read/buyerShipments';

/** Consignments as the buyer's side follows them. */
export const buyerShipmentRoutes = defineRoutes({
  frontLogisticsList: (ctx) => shipmentsOf(ctx, ctx.query),

  frontLogisticsDetail: (ctx) => shipmentDetail(ctx, ctx.params.id),

  frontLogisticsTrack: (ctx) => shipmentTrack(ctx, ctx.params.id),
});
