import { type RetentionRules, TRADE } from '../../db/retention';

/** Retention rules of this module's tables. */
export const purchaseRetention = {
  purchaseOrders: { keep: 'for ever', why: TRADE },
  purchaseOrderLines: { keep: 'for ever', why: TRADE },
  purchaseCovers: { keep: 'for ever', why: TRADE },
  purchaseReceipts: { keep: 'for ever', why: TRADE },
} satisfies RetentionRules;
