import { buyerApi, demo, rootApi, staffApi } from './api';
import type { Api, Schemas } from './api';
import { newAddress, newCustomer, newTeam } from './customers';
import type { OwnCustomer } from './customers';
import { newList, newProduct } from './products';
import type { OwnList, OwnProduct } from './products';

/** Customer of one journey who leads a team, and the list that this team alone may order from. */
export interface OwnTrade {
  customer: OwnCustomer;
  /** Calls of the customer, in another session than that of the page. */
  api: Api;
  /** Delivery address of the customer for the products of the list. */
  addressId: string;
  list: OwnList;
  products: OwnProduct[];
}

/**
 * Makes a customer with a team, an address in Hong Kong and a list of `coats` coats for delivery there that only the team sees; the team
 * may have other members.
 */
export async function newTrade(
  nickname: string,
  coats = 1,
  members: readonly OwnCustomer[] = [],
): Promise<OwnTrade> {
  const customer = await newCustomer(nickname);
  const teamId = await newTeam(customer, members);
  const products: OwnProduct[] = [];
  for (let made = 0; made < coats; made += 1) products.push(await newProduct());
  const list = await newList(teamId, products);
  const api = await buyerApi(customer);
  const addressId = await newAddress(api, customer);
  return { customer, api, addressId, list, products };
}

/** Returns lines to order: these quantities of the first sizes of each coat. */
export const linesOf = ({ list, products }: OwnTrade, quantities: readonly number[]) =>
  products.flatMap(({ sizes }) =>
    quantities.map((qty, at) => ({ skuId: sizes[at]?.skuId ?? '', listId: list.id, qty })),
  );

/** Submits an order as the customer, with these quantities of the first sizes of each coat; it waits for the platform. Returns its id. */
export async function newOrder(trade: OwnTrade, quantities: readonly number[]): Promise<string> {
  const { orderId } = await trade.api.post<{ orderId: string }>('front/inquiry/create', {
    lines: linesOf(trade, quantities),
    addressId: trade.addressId,
    paymentMethod: 'OFFLINE_TRANSFER',
    notifyUserIds: [],
  } satisfies Schemas['InquiryInput']);
  return orderId;
}

/** Confirms an order unchanged as platform, supplier and customer: it waits for payment. */
export async function confirmOrder({ api }: OwnTrade, id: string): Promise<void> {
  const root = await rootApi();
  const { subs } = await root.get<Schemas['OrderDetail']>(`orders/${id}`);
  const subOrderIds = subs.map((sub) => sub.id);
  for (const sub of subOrderIds) {
    await root.put(`sub-orders/${sub}/confirm`, { lines: [], version: 1 });
    await root.put(`sub-orders/${sub}/acknowledge`, { lines: [], version: 2 });
  }
  const { version } = await api.get<Schemas['OrderDetail']>(`front/order/detail/${id}`);
  await api.post('front/inquiry/confirm', { subOrderIds, version });
}

/** Records a cash payment of an order as staff, which finance accepts: it waits for shipping. Returns the order. */
export async function payOrder(id: string): Promise<Schemas['OrderDetail']> {
  const root = await rootApi();
  const order = await root.get<Schemas['OrderDetail']>(`orders/${id}`);
  const amountCents = order.payableCents;
  const payment = await root.post<Schemas['StaffPayment']>('payments', {
    orderId: id,
    method: 'OFFLINE_CASH',
    amountCents,
    paidAt: new Date().toISOString(),
    fileIds: [],
  } satisfies Schemas['StaffPaymentInput']);
  const finance = await staffApi(demo('finance'));
  await finance.put(`payments/${payment.id}/verify`, {
    amountCents,
    version: payment.version,
  } satisfies Schemas['StaffPaymentVerifyInput']);
  return order;
}
