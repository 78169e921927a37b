import { buyerApi, demo, rootApi, staffApi } from './api';
import type { Api, Schemas } from './api';
import { newAddress, newCustomer, newTeam } from './customers';
import type { OwnCustomer } from './customers';
import { newList, newProduct } from './goods';
import type { OwnList, OwnProduct } from './goods';

/** A customer of one journey who leads a team, and what that team alone may order. */
export interface OwnTrade {
  customer: OwnCustomer;
  /** Calls of the customer, in a session beside that of the page. */
  api: Api;
  /** Where the goods of the list may go, in the name of the customer. */
  addressId: string;
  list: OwnList;
  products: OwnProduct[];
}

/** Makes a customer with a team, an address in Hong Kong and a list of so many coats there that only the team sees; others may be in it. */
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

/** Lines to order: so many pieces of each of the first sizes of each coat. */
export const linesOf = ({ list, products }: OwnTrade, quantities: readonly number[]) =>
  products.flatMap(({ sizes }) =>
    quantities.map((qty, at) => ({ skuId: sizes[at]?.skuId ?? '', listId: list.id, qty })),
  );

/** The customer asks for pieces of each of the first sizes of each coat: an order that waits for the platform. Answers its id. */
export async function newOrder(trade: OwnTrade, quantities: readonly number[]): Promise<string> {
  const { orderId } = await trade.api.post<{ orderId: string }>('front/inquiry/create', {
    lines: linesOf(trade, quantities),
    addressId: trade.addressId,
    paymentMethod: 'OFFLINE_TRANSFER',
    notifyUserIds: [],
  } satisfies Schemas['InquiryInput']);
  return orderId;
}

/** Platform, supplier and customer agree to an order as it was asked: it waits to be paid. */
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

/** Staff record that an order was paid in cash and finance accepts it: it waits to be sent. Answers the order. */
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
