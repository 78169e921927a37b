import { isRate, type NamedRate } from '@selvedge/domain/money/exchange';
import { SaxesParser } from 'saxes';
import type { DayOfRates, RateFeed } from './adapters';

const ANSWER_WITHIN_MS = 10_000;
/** Largest document that is read, in bytes: the daily one has 2 kB, the one of ninety days 90 kB. */
const MOST_BYTES = 262_144;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Parses the daily reference rates in the format of the European Central Bank: `<Cube time="2026-01-30">` around `<Cube currency="USD"
 * rate="1.0870"/>`, units of the currency for one euro. Unusable rates are left out, and so are days without any usable rate. Throws when
 * the XML is not such a document.
 */
function readRateDays(xml: string): DayOfRates[] {
  const days = new Map<string, NamedRate[]>();
  let rates: NamedRate[] | undefined;
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    if (name !== 'Cube') return;
    const { time, currency, rate } = attributes;
    if (time !== undefined && DAY.test(time)) days.set(time, (rates = []));
    if (currency !== undefined && rate !== undefined && isRate(rate))
      rates?.push({ name: currency, num: rate });
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  const usable = [...days].filter(([, ofDay]) => ofDay.length > 0);
  if (usable.length === 0) throw new Error('no rates of any day');
  return usable.map(([day, ofDay]) => ({ day, rates: ofDay })).toSorted((a, b) => (a.day < b.day ? 1 : -1));
}

async function textOf(answer: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of answer.body ?? []) {
    bytes += part.byteLength;
    if (bytes > MOST_BYTES) throw new Error('the feed of rates sends more than a day of rates');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Reads the rates of the day from an address. Follows no redirect, and takes at most 10 s and 256 kB. */
export function rateFeed(address: string): RateFeed {
  return {
    async read() {
      const answer = await fetch(address, {
        redirect: 'error',
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      });
      if (answer.ok) return readRateDays(await textOf(answer));
      await answer.body?.cancel();
      throw new Error(`the feed of rates answers ${answer.status}`);
    },
  };
}
