import { DEFAULT_TAG } from '@selvedge/domain/display/languages';
import { currencySymbol } from '@selvedge/domain/money/exchange';
import type { exchangeRates } from '../../../db/schema/platform';
import { translate } from '../../../messages/translate';

type Rate = typeof exchangeRates.$inferInsert;

/** Units per 1 EUR by ISO code, in their order; the first three are the ones shown. */
const UNITS = {
  CNY: '7.8425',
  HKD: '8.4710',
  EUR: '1',
  SGD: '1.4630',
  SEK: '11.2950',
  THB: '37.8500',
  RUB: '101.3000',
  CAD: '1.4870',
  AUD: '1.6540',
  TWD: '34.9100',
  GBP: '0.8460',
  JPY: '163.4000',
  USD: '1.0870',
  CHF: '0.9490',
  KRW: '1482.0000',
  BRL: '6.1700',
  MOP: '8.7250',
  DKK: '7.4590',
  ZAR: '19.6500',
  NOK: '11.7400',
  MYR: '4.8300',
  PHP: '62.4000',
  NZD: '1.7920',
} as const;

const SEEN_AT = new Date('2026-01-01T00:00:00Z');

/** Exchange rates of a new installation; for information only, payments are in euros. */
export const SEED_RATES: Rate[] = (Object.keys(UNITS) as (keyof typeof UNITS)[]).map((name, index) => ({
  name,
  num: UNITS[name],
  label: translate(DEFAULT_TAG, `installation.currency.${name}`),
  icon: currencySymbol(name),
  index,
  updatedAt: SEEN_AT,
}));
