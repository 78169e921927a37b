/**
 * Permissions for the visibility of fields: they decide what a call shows rather than whether it is allowed. They are separate because the
 * apps check them.
 */

/** Shows prices, sums of money and figures derived from them; without it they are zero and cannot be sorted by. */
export const PRICE_PERM = 'biz:price:view';
/** Shows the merchant's cost of goods, and margins derived from it; without it they are omitted. */
export const COST_PERM = 'biz:cost:view';
/** Shows phone numbers, e-mail addresses, names of consignees and delivery addresses; without it they are omitted. */
export const CONTACT_PERM = 'biz:contact:view';
/** Shows a buyer prices and sums; without it they are zero. */
export const BUYER_PRICE_PERM = 'sp:price:view';
