/** Prints rows under their heads, each column as wide as its widest cell. */
export function printTable(heads, rows) {
  const lines = [heads, ...rows].map((line) => line.map(String));
  const widths = heads.map((_, column) => Math.max(...lines.map((line) => line[column].length)) + 2);
  for (const line of lines) console.log(line.map((text, column) => text.padEnd(widths[column])).join(''));
}

/** Returns the median of some numbers. */
export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Returns `met` or `missed` for a value that should be at most the goal. */
export const atMost = (value, goal) => (value <= goal ? 'met' : 'missed');

/** Returns `met` or `missed` for a value that should be at least the goal. */
export const atLeast = (value, goal) => (value >= goal ? 'met' : 'missed');
