import { makeNumber, type NumberPrefix } from '@selvedge/domain/orders/orderNumbers';
import type { Context } from '../../../contract/handlers';
import { typeOf } from '../../../db/columnTypes';
import { numberSeries } from '../../../db/schema/fulfilment';
import { prepared } from '../../../db/statement';

const takeNumbers = prepared({
  name: 'orders.takeNumbers',
  row: { last: typeOf(numberSeries.last) },
  text: `insert into number_series (prefix, day, last) values ($1, $2, $3)
    on conflict (prefix, day) do update set last = number_series.last + excluded.last returning last`,
  values: (prefix: NumberPrefix, day: string, count: number) => [prefix, day, count],
  example: (make) => make('O', '261124', 1),
});

type Numbers = Context['numbers'];

/** A request that waits for a number. */
interface Asking {
  give: (running: number) => void;
  fail: (reason: unknown) => void;
}

/** Requests waiting for numbers of a series, by connection pool. A series has an entry while one of its statements is running. */
const waiting = new WeakMap<Numbers, Map<string, Asking[]>>();

/** Serves all waiting requests of a series, and those that arrive meanwhile, with one statement per round. */
async function serve(numbers: Numbers, prefix: NumberPrefix, day: string, asking: Asking[]): Promise<void> {
  while (asking.length > 0) {
    const served = asking.splice(0);
    try {
      const [row] = await takeNumbers(numbers, prefix, day, served.length);
      if (row === undefined) throw new Error('no running number was given');
      const before = row.last - served.length;
      for (const [at, { give }] of served.entries()) give(before + at + 1);
    } catch (error) {
      for (const { fail } of served) fail(error);
    }
  }
}

/** Returns the next running number of a series. Each statement is a commit of its own, shared by concurrent requests. */
function nextRunning(numbers: Numbers, prefix: NumberPrefix, day: string): Promise<number> {
  const series = waiting.get(numbers) ?? new Map<string, Asking[]>();
  waiting.set(numbers, series);
  return new Promise((give, fail) => {
    const key = prefix + day;
    const asking = series.get(key);
    if (asking !== undefined) {
      asking.push({ give, fail });
      return;
    }
    const first = [{ give, fail }];
    series.set(key, first);
    void serve(numbers, prefix, day, first).then(() => series.delete(key));
  });
}

/**
 * Returns the next number of a kind for the UTC day of `at`. It is taken at once and outside any transaction: a rollback leaves a gap, and
 * no number is assigned twice.
 */
export async function nextNumber(
  { numbers }: Pick<Context, 'numbers'>,
  prefix: NumberPrefix,
  at: Date,
): Promise<string> {
  const day = at.toISOString().slice(2, 10).replaceAll('-', '');
  return makeNumber(prefix, at, await nextRunning(numbers, prefix, day));
}
