export { CurrencyBar } from './CurrencyBar';
export type { CurrencyBarProps } from './CurrencyBar';
