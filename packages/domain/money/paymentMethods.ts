/** Payment methods of an order, in the order in which they are offered. CREDIT is the team's balance at the merchant. */
export const PAYMENT_METHODS = ['OFFLINE_TRANSFER', 'OFFLINE_CASH', 'CREDIT', 'OTHER'] as const;
/** Payment method of an order or a payment. */
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Method of a payment outside the platform: a buyer sends its proof, or staff enter it. */
export type OutsideMethod = Exclude<PaymentMethod, 'CREDIT'>;
/** Payment methods outside the platform, in the order in which they are offered. */
export const OUTSIDE_METHODS = PAYMENT_METHODS.filter(
  (method): method is OutsideMethod => method !== 'CREDIT',
);

/** Payment method that is selected in a new form. A bank's receipt proves it; of the other methods staff may have no document. */
export const TRANSFER = 'OFFLINE_TRANSFER' satisfies OutsideMethod;
