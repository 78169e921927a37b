export { OfferCompare } from './OfferCompare';
export type { OfferCompareProps, OfferedGoods } from './OfferCompare';
