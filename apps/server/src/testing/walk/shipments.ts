import { book } from '../sheets';
import type { PreparedCalls } from './fixture';
import { paidOrder, sentParcel } from './orders';
import { staffFile } from './payments';

/** Prepared calls of parcels, from waiting for shipment to arrival. */
export const PREPARED_SHIPMENTS = {
  postShipments: async (fixture) => {
    const { subId, items } = await paidOrder(fixture);
    const fileIds = [await staffFile(fixture)];
    return { caller: fixture.root, standIn: { subOrderId: subId, items, fileIds } };
  },
  putShipmentsById: async (fixture) => {
    const { id, order } = await sentParcel(fixture);
    const fileIds = [await staffFile(fixture)];
    return { caller: fixture.root, params: { id }, standIn: { items: order.items, fileIds } };
  },
  deleteShipmentsById: async (fixture) => ({
    caller: fixture.root,
    params: { id: (await sentParcel(fixture)).id },
  }),
  postShipmentsByIdEvents: async (fixture) => ({
    caller: fixture.root,
    params: { id: (await sentParcel(fixture)).id },
  }),
  postShipmentsImport: async (fixture) => {
    const { shipmentNo } = await sentParcel(fixture);
    const data = book([
      ['发货单号', '快递公司', '运单号'],
      [shipmentNo, 'FedEx', '7719 0031 2846'],
    ]);
    return { caller: fixture.root, form: { file: { filename: 'fedex.xlsx', data } } };
  },
  postSubOrdersByIdCloseShort: async (fixture) => {
    const { subId, lineIds, version } = await paidOrder(fixture);
    const lines = lineIds.map((id) => ({ id, qty: 2, shortageReason: 'DEFECT' }));
    return { caller: fixture.root, params: { id: subId }, standIn: { lines, version } };
  },
  frontOrderReceiptConfirm: async (fixture) => {
    const { subId, version } = (await sentParcel(fixture)).order;
    return { caller: fixture.lin, standIn: { subOrderId: subId, version } };
  },
  frontLogisticsList: async (fixture) => ({
    caller: fixture.lin,
    params: { orderId: (await sentParcel(fixture)).order.id },
  }),
} satisfies PreparedCalls;
