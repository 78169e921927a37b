/** Permissions that decide what a call shows rather than whether it may be made; apart, because the apps ask for them. */

/** Shows prices, sums of money and what is reckoned from them; without it they are zero and nothing is sorted by them. */
export const PRICE_PERM = 'biz:price:view';
/** Shows what goods cost the house, and margins reckoned from it; without it they are left out. */
export const COST_PERM = 'biz:cost:view';
/** Shows phone numbers, e-mail addresses, names of consignees and where goods go; without it they are left out. */
export const CONTACT_PERM = 'biz:contact:view';
/** Shows a buyer prices and sums; without it they are zero. */
export const BUYER_PRICE_PERM = 'sp:price:view';
