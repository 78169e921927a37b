import { book } from '../sheets';
import type { PreparedCalls } from './house';
import { paidOrder, sentParcel } from './orders';
import { staffFile } from './payments';

/** Parcels, from what waits to be sent to what has arrived. */
export const PREPARED_SHIPMENTS = {
  postShipments: async (house) => {
    const { subId, items } = await paidOrder(house);
    const fileIds = [await staffFile(house)];
    return { caller: house.root, standIn: { subOrderId: subId, items, fileIds } };
  },
  putShipmentsById: async (house) => {
    const { id, order } = await sentParcel(house);
    const fileIds = [await staffFile(house)];
    return { caller: house.root, params: { id }, standIn: { items: order.items, fileIds } };
  },
  deleteShipmentsById: async (house) => ({
    caller: house.root,
    params: { id: (await sentParcel(house)).id },
  }),
  postShipmentsByIdEvents: async (house) => ({
    caller: house.root,
    params: { id: (await sentParcel(house)).id },
  }),
  postShipmentsImport: async (house) => {
    const { shipmentNo } = await sentParcel(house);
    const data = book([
      ['发货单号', '快递公司', '运单号'],
      [shipmentNo, 'FedEx', '7719 0031 2846'],
    ]);
    return { caller: house.root, form: { file: { filename: 'fedex.xlsx', data } } };
  },
  postSubOrdersByIdCloseShort: async (house) => {
    const { subId, lineIds, version } = await paidOrder(house);
    const lines = lineIds.map((id) => ({ id, qty: 2, shortageReason: 'DEFECT' }));
    return { caller: house.root, params: { id: subId }, standIn: { lines, version } };
  },
  frontOrderReceiptConfirm: async (house) => {
    const { subId, version } = (await sentParcel(house)).order;
    return { caller: house.lin, standIn: { subOrderId: subId, version } };
  },
  frontLogisticsList: async (house) => ({
    caller: house.lin,
    params: { orderId: (await sentParcel(house)).order.id },
  }),
} satisfies PreparedCalls;
