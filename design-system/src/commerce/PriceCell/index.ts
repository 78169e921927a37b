export { PriceCell } from './PriceCell';
export type { PriceCellProps } from './PriceCell';
export { priceEmphases, priceTones } from './PriceCell.model';
export type { PriceEmphasis, PriceTone } from './PriceCell.model';
