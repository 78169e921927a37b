import { DEFAULT_TAG } from '@selvedge/domain/display/languages';
import type { OrderAction } from '@selvedge/domain/orders/orderActions';
import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../db/pool';
import type { Actor } from '../../../db/records';
import { teams } from '../../../db/schema/accounts';
import type { NoticeType } from '../../../db/schema/notices';
import type { Language } from '../../../http/messages';
import { announce, announceAll } from '../../../live/announce';
import { type Owner, ownerOfCustomer } from '../../auth/access/dataScope';
import { notifyInLanguages } from '../../notices/write/languages';
import { notify } from '../../notices/write/inbox';
import type { Order } from '../read/bundle';
import { stepKind, stepNotice } from './stepNotice';

type Party = Pick<Order, 'id' | 'orderNo' | 'buyerId' | 'teamId' | 'notifyUserIds' | 'version'>;

/** Returns the buyers who receive a notice about an order: the chosen ones, else the team leader, else the orderer. */
export async function noticeBuyers(
  db: Queryable,
  order: Pick<Order, 'notifyUserIds' | 'teamId' | 'buyerId'>,
): Promise<string[]> {
  if (order.notifyUserIds.length > 0) return order.notifyUserIds;
  if (order.teamId === null) return [order.buyerId];
  const [team] = await db
    .select({ managerId: teams.managerId })
    .from(teams)
    .where(and(eq(teams.id, order.teamId), isNull(teams.deletedAt)));
  return [team?.managerId ?? order.buyerId];
}

const linkOf = ({ id }: Pick<Order, 'id'>): string => `/procurement/detail/${id}`;

/** Writes a notice about an order to buyers, each in their own language; none in a language for which `noticeIn` returns null. */
export async function notifyBuyers(
  tx: Queryable,
  order: Pick<Order, 'id'>,
  ids: string[],
  noticeIn: (language: Language) => { title: string; text: string } | null,
  type: NoticeType = 'ORDER',
): Promise<void> {
  await notifyInLanguages(tx, ids, { type, link: linkOf(order) }, noticeIn);
}

/** Writes a notice about an order to staff. */
export function notifyStaff(
  tx: Queryable,
  order: Pick<Order, 'id'>,
  staffIds: readonly string[],
  notice: { title: string; text: string },
): Promise<void> {
  return notify(tx, { to: { staffIds }, type: 'ORDER', ...notice, link: linkOf(order) });
}

/** Changes of an order that are not in the transition table. */
export type DirectChangeAction = 'setArrival' | 'convert' | 'editLines' | 'refund' | 'settleClaim';

/** A transition of an order as notices describe it; `note` is the text that its user wrote. */
interface Step {
  action: OrderAction;
  actor: Actor;
  note: string;
  subOrderIds: readonly string[];
}

/**
 * Writes the notices about a transition and updates the open pages of the users who may read the order. The owner of the customer is looked
 * up unless passed as `known`.
 */
export async function notifyStep(tx: Queryable, order: Party, step: Step, known?: Owner): Promise<void> {
  const owner = known ?? (await ownerOfCustomer(tx, order.buyerId));
  await writeNotices(tx, order, step, owner.staffId);
  await announceOrder(tx, order, step, owner);
}

/** Updates the open pages of the buyers and staff who may read an order, with the action that changed it. */
export async function announceOrder(
  tx: Queryable,
  order: Party,
  {
    action,
    subOrderIds,
  }: { action: Step['action'] | DirectChangeAction | 'comment'; subOrderIds: readonly string[] },
  owner: Owner,
): Promise<void> {
  const { id, orderNo, version, buyerId, teamId } = order;
  const message = { type: 'order.changed', id, data: { orderNo, action, subOrderIds, version } };
  await announceAll(tx, [
    { ...message, to: { order: { buyerId, teamId } } },
    { ...message, to: { staffPermission: 'biz:order:query', owner } },
  ]);
}

/**
 * Announces the lists on which stock changed to the open pages of the users who may see them. Names neither the order nor the products: a
 * page that shows a list requests its current content.
 */
export async function announceStock(tx: Queryable, listIds: readonly string[]): Promise<void> {
  const lists = [...new Set(listIds)];
  await announce(tx, { to: { lists }, type: 'stock.changed', id: 'stock' });
}

/**
 * Writes the notices about a transition: to the buyers, including the orderer when staff acted, and to the salesperson when a buyer acted.
 * The user who acted gets no notice of it, except of submitting an inquiry.
 */
async function writeNotices(
  tx: Queryable,
  order: Party,
  { action, actor, note }: Omit<Step, 'subOrderIds'>,
  salespersonId: string | null,
): Promise<void> {
  const facts = { orderNo: order.orderNo, actor: actor.name, note };
  const receivers = new Set(await noticeBuyers(tx, order));
  if (actor.type !== 'BUYER') receivers.add(order.buyerId);
  else if (action !== 'submitInquiry' && actor.id !== null) receivers.delete(actor.id);
  const inLanguage = (language: Language) => stepNotice(action, facts, language);
  await notifyBuyers(tx, order, [...receivers], inLanguage, stepKind(action));
  const notice = stepNotice(action, facts, DEFAULT_TAG);
  if (actor.type !== 'BUYER' || notice === null || salespersonId === null) return;
  await notifyStaff(tx, order, [salespersonId], notice);
}
