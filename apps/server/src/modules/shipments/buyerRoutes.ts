import { defineRoutes } from '../../contract/handlers';
import { shipmentDetail, shipmentsOf, shipmentTrack } from './read/buyerShipments';

/** Routes of shipments for buyers. */
export const buyerShipmentRoutes = defineRoutes({
  frontLogisticsList: (ctx) => shipmentsOf(ctx, ctx.query),

  frontLogisticsDetail: (ctx) => shipmentDetail(ctx, ctx.params.id),

  frontLogisticsTrack: (ctx) => shipmentTrack(ctx, ctx.params.id),
});
