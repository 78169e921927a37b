/** Small building blocks of Markdown; the layout is that of `npm run format`. */

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

/** Returns a table; columns and cells are Markdown themselves. */
export function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [columns, columns.map(() => '---'), ...rows.map((row) => row.map(cell))];
  return lines.map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** Returns a text as inline code. */
export function code(text: string | number): string {
  return `\`${text}\``;
}

/** Returns several texts as inline code, separated by commas; a dash for an empty list. */
export function codes(texts: readonly (string | number)[]): string {
  return texts.length === 0 ? '–' : texts.map(code).join(', ');
}

/** Returns a state diagram; edges are `from --> to: label`, several labels between the same two states share one arrow. */
export function stateDiagram(edges: readonly { from: string; to: string; label: string }[]): string {
  const merged = new Map<string, string[]>();
  for (const { from, to, label } of edges) {
    const arrow = `${from} --> ${to}`;
    const labels = merged.get(arrow) ?? [];
    if (!labels.includes(label)) labels.push(label);
    merged.set(arrow, labels);
  }
  const lines = [...merged].map(([arrow, labels]) => `  ${arrow}: ${labels.join(', ')}`);
  return ['```mermaid', 'stateDiagram-v2', ...lines, '```'].join('\n');
}

/** Returns the page with a first line that states its source. */
export function page(title: string, source: string, ...blocks: string[]): string {
  return [
    `<!-- Generated from ${source} by npm run docs:tables. Do not edit. -->`,
    `# ${title}`,
    ...blocks,
  ].join('\n\n');
}
