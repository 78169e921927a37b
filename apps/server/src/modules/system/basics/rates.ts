import { currencySymbol } from '@selvedge/domain/money/exchange';
import type { exchangeRates } from '../../../db/schema/platform';

type Rate = typeof exchangeRates.$inferInsert;

/** ISO code, units per 1 EUR, Chinese name; the first three are the ones shown. */
const TABLE: ReadonlyArray<readonly [string, string, string]> = [
  ['CNY', '7.8425', '人民币'],
  ['HKD', '8.4710', '港币'],
  ['EUR', '1', '欧元'],
  ['SGD', '1.4630', '新加坡元'],
  ['SEK', '11.2950', '瑞典克朗'],
  ['THB', '37.8500', '泰铢'],
  ['RUB', '101.3000', '卢布'],
  ['CAD', '1.4870', '加拿大元'],
  ['AUD', '1.6540', '澳元'],
  ['TWD', '34.9100', '新台币'],
  ['GBP', '0.8460', '英镑'],
  ['JPY', '163.4000', '日元'],
  ['USD', '1.0870', '美元'],
  ['CHF', '0.9490', '瑞士法郎'],
  ['KRW', '1482.0000', '韩元'],
  ['BRL', '6.1700', '雷亚尔'],
  ['MOP', '8.7250', '澳门元'],
  ['DKK', '7.4590', '丹麦克朗'],
  ['ZAR', '19.6500', '兰特'],
  ['NOK', '11.7400', '挪威克朗'],
  ['MYR', '4.8300', '林吉特'],
  ['PHP', '62.4000', '菲律宾比索'],
  ['NZD', '1.7920', '新西兰元'],
];

const SEEN_AT = new Date('2026-01-01T00:00:00Z');

/** Exchange rates an installation starts with; information only, the euro is what is paid (D-40). */
export const SEED_RATES: Rate[] = TABLE.map(([name, num, label], index) => ({
  name,
  num,
  label,
  icon: currencySymbol(name),
  index,
  updatedAt: SEEN_AT,
}));
