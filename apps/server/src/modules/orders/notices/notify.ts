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
import { tellInLanguages } from '../../notices/languages/tell';
import { notify } from '../../notices/write';
import type { Order } from '../read/bundle';
import { stepKind, stepNotice } from './stepNotice';

type Party = Pick<Order, 'id' | 'orderNo' | 'buyerId' | 'teamId' | 'notifyUserIds' | 'version'>;

/** People a notice about an order goes to on the buyer's side: the chosen ones, else the leader, else the orderer. */
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

/** Writes a notice about an order to buyers, each in the own language; null for a language in which there is nothing to say. */
export async function tellBuyers(
  tx: Queryable,
  order: Pick<Order, 'id'>,
  ids: string[],
  noticeIn: (language: Language) => { title: string; text: string } | null,
  type: NoticeType = 'ORDER',
): Promise<void> {
  await tellInLanguages(tx, ids, { type, link: linkOf(order) }, noticeIn);
}

/** Writes a notice about an order to staff. */
export function tellStaff(
  tx: Queryable,
  order: Pick<Order, 'id'>,
  staffIds: readonly string[],
  notice: { title: string; text: string },
): Promise<void> {
  return notify(tx, { to: { staffIds }, type: 'ORDER', ...notice, link: linkOf(order) });
}

/** What changes an order beside the table of steps. */
export type BesideStep = 'setArrival' | 'convert' | 'editLines' | 'refund' | 'settleClaim';

/** A step of an order, as people are told of it; `note` is what the person who took it wrote. */
interface Step {
  action: OrderAction;
  actor: Actor;
  note: string;
  subOrderIds: readonly string[];
}

/**
 * Writes the notices about a step and updates the open pages of those who may read the order. Whose customer it is
 * is looked up unless `known`.
 */
export async function notifyStep(tx: Queryable, order: Party, step: Step, known?: Owner): Promise<void> {
  const owner = known ?? (await ownerOfCustomer(tx, order.buyerId));
  await writeNotices(tx, order, step, owner.staffId);
  await announceOrder(tx, order, step, owner);
}

/** Updates the open pages of those who may read an order, buyers and staff: which step changed it. */
export async function announceOrder(
  tx: Queryable,
  order: Party,
  {
    action,
    subOrderIds,
  }: { action: Step['action'] | BesideStep | 'comment'; subOrderIds: readonly string[] },
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
 * Announces to the open pages of who may see them on which lists stock changed. Neither the order nor the goods are named: a page
 * that shows the list asks for what it holds now.
 */
export async function announceStock(tx: Queryable, listIds: readonly string[]): Promise<void> {
  const lists = [...new Set(listIds)];
  await announce(tx, { to: { lists }, type: 'stock.changed', id: 'stock' });
}

/**
 * Writes the notices about a step: to the buyer's side, with the orderer when staff acted, and to the
 * salesperson when the buyer's side acted. Who acted is not notified of the own step, save of submitting.
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
  await tellBuyers(tx, order, [...receivers], inLanguage, stepKind(action));
  const notice = stepNotice(action, facts, DEFAULT_TAG);
  if (actor.type !== 'BUYER' || notice === null || salespersonId === null) return;
  await tellStaff(tx, order, [salespersonId], notice);
}
