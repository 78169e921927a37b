/** The document for readers: its extensions are written into the descriptions, since reference pages do not show extensions. */
import { refusalRows } from './errors';
import { contractOf, permissionsOf, type DocumentedOperation } from './contract';
import { code, codes, table } from './markdown';

interface Operation extends DocumentedOperation {
  description: string;
  responses: Record<string, { description?: string }>;
}
interface Document {
  info: { description: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
}

function facts(operation: Operation): string {
  const permissions = permissionsOf(operation);
  return [
    `**Who:** ${operation['x-who']}`,
    ...(permissions.length > 0 ? [`**Permission:** ${permissions.map(code).join(' or ')}`] : []),
    `**Serves:** ${operation['x-requirements'].join(', ')}`,
  ].join(' · ');
}

/** Copies the document with descriptions that contain caller, permission, requirements and refusals of every operation. */
export function enrich(document: object): object {
  const contract = contractOf(document);
  const copy = structuredClone(document) as Document;
  for (const item of Object.values(copy.paths)) {
    for (const operation of Object.values(item)) {
      const refusals = refusalRows(contract, operation['x-errors']);
      const blocks = [operation.description, facts(operation)];
      if (refusals.length > 0)
        blocks.push('**Refusals** (HTTP 200, code in the body)', refusalTable(refusals));
      operation.description = blocks.join('\n\n');
      const answer = operation.responses['200'];
      if (answer) answer.description = 'Examples'; // shown beside the menu of examples
    }
  }
  const all = table(['Code', 'Meaning', '`data`'], refusalRows(contract));
  copy.servers = copy.servers.filter(({ url }) => url.startsWith('http')).reverse(); // the mock first: it is safe to try
  copy.info.description = [copy.info.description, '## Refusals', all, tokens()].join('\n\n');
  return copy;
}

function refusalTable(rows: string[][]): string {
  return table(['Code', 'Meaning', '`data`'], rows);
}

function tokens(): string {
  return `Against the mock any text serves as a token; the header ${code('Prefer')} asks for one of the examples, such as ${codes(['example=empty'])}.`;
}
