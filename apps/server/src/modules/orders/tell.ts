import type { OrderAction } from '@selvedge/api-spec/rules/orderActions';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/pool';
import type { Actor } from '../../db/records';
import { preferences, teamMembers, teams } from '../../db/schema/accounts';
import type { Language } from '../../http/messages';
import { announce } from '../../live/announce';
import { notify } from '../notices/notify';
import type { Order } from './bundle';
import { noticeWords } from './words';

type Party = Pick<
  Order,
  'id' | 'orderNo' | 'buyerId' | 'teamId' | 'salespersonId' | 'notifyUserIds' | 'version'
>;

/** People a notice about an order goes to on the buyer's side: the chosen ones, else the leader, else the orderer (D-38). */
async function noticeBuyers(db: Queryable, order: Party): Promise<string[]> {
  if (order.notifyUserIds.length > 0) return order.notifyUserIds;
  if (order.teamId === null) return [order.buyerId];
  const [team] = await db
    .select({ managerId: teams.managerId })
    .from(teams)
    .where(eq(teams.id, order.teamId));
  return [team?.managerId ?? order.buyerId];
}

async function languagesOf(db: Queryable, ids: string[]): Promise<Map<string, Language>> {
  const rows = await db
    .select({ id: preferences.ownerId, value: preferences.value })
    .from(preferences)
    .where(and(eq(preferences.ownerKind, 'buyer'), inArray(preferences.ownerId, ids)));
  return new Map(rows.map(({ id, value }) => [id, value.language === 'en' ? 'en' : 'zh-CN']));
}

/** Buyers whose open pages show the order: its orderer and the members of its team. */
async function watchers(db: Queryable, order: Party): Promise<string[]> {
  if (order.teamId === null) return [order.buyerId];
  const members = await db
    .select({ id: teamMembers.buyerId })
    .from(teamMembers)
    .where(eq(teamMembers.teamId, order.teamId));
  return [...new Set([order.buyerId, ...members.map(({ id }) => id)])];
}

/** Tells open pages of the buyer's side and of staff which step changed an order (D-54). */
export async function announceOrder(
  tx: Queryable,
  order: Party,
  step: { action: OrderAction; subOrderIds: string[] },
): Promise<void> {
  const { id, orderNo, version } = order;
  const message = { type: 'order.changed', id, data: { orderNo, ...step, version } };
  await announce(tx, { ...message, to: { buyers: await watchers(tx, order) } });
  await announce(tx, { ...message, to: { staffPermission: 'biz:order:query' } });
}

/**
 * Tells every open page of a buyer on which lists stock changed. Neither the order nor the goods are named: whoever may
 * see the list asks for what it holds now.
 */
export async function announceStock(tx: Queryable, listIds: readonly string[]): Promise<void> {
  for (const id of new Set(listIds))
    await announce(tx, { to: { everyBuyer: true }, type: 'stock.changed', id });
}

/**
 * Writes the notices about a step: to the buyer's side by D-38, with the orderer when staff acted, and to the
 * salesperson when the buyer's side acted. Who acted is not told of his own step, save of submitting.
 */
export async function noticeStep(
  tx: Queryable,
  order: Party,
  step: { action: OrderAction; actor: Actor; note: string },
): Promise<void> {
  const { action, actor, note } = step;
  const facts = { orderNo: order.orderNo, who: actor.name, note };
  const targets = new Set(await noticeBuyers(tx, order));
  if (actor.type !== 'BUYER') targets.add(order.buyerId);
  else if (action !== 'submitInquiry' && actor.id !== null) targets.delete(actor.id);
  const ids = [...targets];
  const languages = ids.length === 0 ? new Map<string, Language>() : await languagesOf(tx, ids);
  for (const buyerId of ids) {
    const words = noticeWords(action, facts, languages.get(buyerId) ?? 'zh-CN');
    if (words === null) continue;
    await notify(tx, { to: { buyerId }, type: 'ORDER', ...words, link: `/procurement/detail/${order.id}` });
  }
  const words = noticeWords(action, facts, 'zh-CN');
  if (actor.type === 'BUYER' && order.salespersonId !== null && words !== null) {
    const link = `/procurement/detail/${order.id}`;
    await notify(tx, { to: { staffId: order.salespersonId }, type: 'ORDER', ...words, link });
  }
}
