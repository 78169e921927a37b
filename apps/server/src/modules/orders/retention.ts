import { type RetentionRules, TRADE } from '../../db/retention';

/** Retention rules of this module's tables. */
export const orderRetention = {
  customerFigures: { keep: 'as long as the account', why: 'one row per person, counted from the orders' },
  numberSeries: { keep: 'for ever', why: 'a number is never given twice; four rows a day' },
  orderComments: { keep: 'for ever', why: TRADE },
  orderLines: { keep: 'for ever', why: TRADE },
  orders: { keep: 'for ever', why: TRADE },
  payments: { keep: 'for ever', why: TRADE },
  receiptClaims: { keep: 'for ever', why: TRADE },
  shipments: { keep: 'for ever', why: TRADE },
  stockLocks: { keep: 'until released', why: 'one row per open order line' },
  subOrderReminders: {
    keep: 'for ever',
    why: 'at most two rows a sub-order, so that nobody is reminded twice',
  },
  subOrders: { keep: 'for ever', why: TRADE },
  teamFigures: { keep: 'for ever', why: 'one row per team, summed from the orders' },
} satisfies RetentionRules;
