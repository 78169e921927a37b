import { PRODUCTS, type RetentionRules } from '../../db/retention';

/** Retention rules of this module's tables. */
export const listRetention = {
  listColumns: { keep: 'as long as the list', why: 'one row per person and list' },
  listFigures: { keep: 'as long as the list', why: 'one row per list and customer, counted from the orders' },
  listItems: { keep: 'for ever', why: PRODUCTS },
  listShares: { keep: 'as long as the list', why: 'a revoked link says that it was revoked' },
  lists: { keep: 'for ever', why: PRODUCTS },
} satisfies RetentionRules;
