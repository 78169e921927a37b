import { readPhone } from '@selvedge/domain/people/phones';
import { looksLikePhone } from '@selvedge/domain/people/usernames';
import { type SQL, sql } from 'drizzle-orm';
import { codeLike, numberLike } from '../../../db/codeLike';
import { indexedFoldedLike } from '../../../db/foldedLike';
import { foundIn, type Place } from '../../../db/foundIn';
import { likePattern } from '../../../db/likePattern';
import { buyers } from '../../../db/schema/accounts';
import { shipments } from '../../../db/schema/fulfilment';
import { orderLines, orders, subOrders } from '../../../db/schema/orders';
import { isOrdererCalled } from './orderer';
import type { Viewer } from './presenters';

/** Dialling code of phone numbers that are typed without one. */
const FIRST_AREA = '+86';

/** Returns a pattern for the digits of a phone number; null for words that do not look like one. */
function phonePattern(words: string): string | null {
  if (!looksLikePhone(words)) return null;
  return likePattern(readPhone(FIRST_AREA, words)?.phone ?? words.replaceAll(/[^0-9]/g, ''));
}

const ofBuyer = sql`join ${buyers} on ${buyers.id} = ${orders.buyerId}`;
const ofSubOrder = sql`join ${subOrders} on ${subOrders.orderId} = ${orders.id}`;
const ofShipment = sql`join ${shipments} on ${shipments.orderId} = ${orders.id}`;
const ofLine = sql`join ${orderLines} on ${orderLines.orderId} = ${orders.id}`;

function contactPlaces(words: string): Place[] {
  const places: Place[] = [[sql``, indexedFoldedLike(orders.consignee, words)]];
  const phone = phonePattern(words);
  if (phone === null) return places;
  return [
    ...places,
    [sql``, sql`(${orders.address} ->> 'phone') like ${phone}`],
    [ofBuyer, sql`${buyers.phone} like ${phone}`],
  ];
}

/**
 * Returns the condition for the orders that match keywords: by the numbers of order, sub-orders and shipments, names of the orderer and
 * international code; for viewers who see contact data also by consignee and the phones of address and orderer. Codes and numbers match
 * however they are typed.
 */
export function matching(words: string, { contact }: Pick<Viewer, 'contact'>, scope: SQL | undefined): SQL {
  const places: Place[] = [
    [sql``, numberLike(orders.orderNo, words)],
    [ofSubOrder, numberLike(subOrders.subNo, words)],
    [ofShipment, numberLike(shipments.trackingNo, words)],
    [ofLine, codeLike(orderLines.intlCode, words)],
    [ofBuyer, isOrdererCalled(words)],
    ...(contact ? contactPlaces(words) : []),
  ];
  return foundIn(orders, places, scope);
}
