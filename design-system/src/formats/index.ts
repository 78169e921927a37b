export { defaultLocale, locales } from './locale';
export type { Locale } from './locale';
export { formatMoney, formatMoneyCompact } from './money';
export type { Currency, MoneyOptions } from './money';
export {
  formatCount,
  formatDiscount,
  formatNumber,
  formatPercent,
  formatQuantity,
  formatWeight,
  minus,
  none,
} from './number';
export type { CountUnit } from './number';
export {
  formatAgo,
  formatDate,
  formatDateRange,
  formatMonth,
  formatDateTime,
  formatRemaining,
  formatShortDateTime,
  formatTime,
} from './date';
export type { DateOptions, Instant } from './date';
export { setClock } from './clock';
export { compareSizes, isOneSize, sortSizes } from '@selvedge/domain/products/sizes';
export { compareText, formatList } from './text';
