import { atMost, printTable } from '../lib/table.mjs';
import { CROWD } from './calls.mjs';

/** Largest factors of growth, times in ms and growth of memory in MB. */
const GOALS = { grew: 3, p95: 100, held: 20, memory: 150, order: 1.2, seenWithinMs: 1000 };

/** Prints the times, the longest stalls and the memory of each size beside the goals. */
export function printGrowth(results) {
  const [first] = results;
  const last = results.at(-1);
  console.log(
    `\nbrowsing ${results.map(({ held }) => `${held.skus} SKUs (${held.products} products)`).join(', ')}`,
  );
  const heads = results.flatMap(({ held }) => [`p50 ${held.skus}`]);
  printTable(
    ['call', ...heads, 'grew', '', `p95 of ${CROWD}`, '', 'held ms', ''],
    [...first.found.keys()].map((name) => {
      const p50s = results.map(({ found }) => found.get(name).p50);
      const grew = p50s.at(-1) / p50s[0];
      const { p95, held } = last.found.get(name);
      return [
        name,
        ...p50s.map((ms) => ms.toFixed(1)),
        `${grew.toFixed(1)} x`,
        atMost(grew, GOALS.grew),
        p95.toFixed(0),
        atMost(p95, GOALS.p95),
        held.toFixed(0),
        atMost(held, GOALS.held),
      ];
    }),
  );
  const order = last.order / first.order;
  const memory = last.memory - first.memory;
  console.log('');
  printTable(
    ['', ...results.map(({ held }) => held.skus), '', ''],
    [
      [
        'order of five lines, ms',
        ...results.map((one) => one.order.toFixed(1)),
        `${order.toFixed(2)} x`,
        atMost(order, GOALS.order),
      ],
      [
        'memory of the process, MB',
        ...results.map((one) => one.memory.toFixed(0)),
        `+${memory.toFixed(0)}`,
        atMost(memory, GOALS.memory),
      ],
      [
        'changed stock seen after, ms',
        ...results.map((one) => one.seen.toFixed(0)),
        '',
        atMost(last.seen, GOALS.seenWithinMs),
      ],
    ],
  );
}
