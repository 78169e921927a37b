/** Small pieces of Markdown; the layout is that of `npm run format`. */

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

/** A table; columns and cells are Markdown themselves. */
export function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [columns, columns.map(() => '---'), ...rows.map((row) => row.map(cell))];
  return lines.map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** Text as code. */
export function code(text: string | number): string {
  return `\`${text}\``;
}

/** Several texts as code, with commas; a dash for none. */
export function codes(texts: readonly (string | number)[]): string {
  return texts.length === 0 ? '–' : texts.map(code).join(', ');
}

/** A state diagram; edges `from --> to: label`, several labels between the same two states on one arrow. */
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

/** The page with its first line, which says where it comes from. */
export function page(title: string, source: string, ...blocks: string[]): string {
  return [
    `<!-- Generated from ${source} by npm run docs:tables. Do not edit. -->`,
    `# ${title}`,
    ...blocks,
  ].join('\n\n');
}
