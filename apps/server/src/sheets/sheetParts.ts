import type { ElementCount, XmlReader } from './readXml';
import { readXml } from './readXml';
import { MOST_SHEETS } from './limits';
import type { WorkbookParts } from './workbookParts';

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const TEXTS = 'xl/sharedStrings.xml';

/** Where the sheets of a workbook and their common texts stand. */
export interface SheetParts {
  /** Parts with a sheet of cells, in the order of the workbook, each once. */
  sheets: string[];
  /** The part of the texts that cells name by number. */
  texts: string | null;
}

interface Relation {
  kind: string;
  part: string;
}

function attributeReader(wanted: string, take: (attributes: Record<string, string>) => void): XmlReader {
  return {
    open: (name, attributes) => {
      if (name === wanted) take(attributes);
    },
    close: () => undefined,
    text: () => undefined,
    done: () => false,
  };
}

/** The part a relation names: from the folder of the workbook, or with a slash from the root. */
function partOf(target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const path = ['xl'];
  for (const step of target.split('/')) {
    if (step === '..') path.pop();
    else if (step !== '.') path.push(step);
  }
  return path.join('/');
}

async function readRelations(parts: WorkbookParts, count: ElementCount): Promise<Map<string, Relation>> {
  const relations = new Map<string, Relation>();
  if (!parts.has(RELATIONS)) return relations;
  const reader = attributeReader('Relationship', (attributes) => {
    const { Id = '', Type = '', Target = '', TargetMode = '' } = attributes;
    const kind = Type.slice(Type.lastIndexOf('/') + 1);
    if (TargetMode !== 'External') relations.set(Id, { kind, part: partOf(Target) });
  });
  await readXml(parts.unpack(RELATIONS), reader, count);
  return relations;
}

/** The attribute that names a relation, whatever its prefix. */
function relationId(attributes: Record<string, string>): string {
  return Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? '';
}

/** Finds the sheets of a workbook: the first twenty, hidden ones too, without charts. */
export async function findSheets(parts: WorkbookParts, count: ElementCount): Promise<SheetParts> {
  const relations = await readRelations(parts, count);
  const sheets = new Set<string>();
  let seen = 0;
  const reader = attributeReader('sheet', (attributes) => {
    seen += 1;
    if (seen > MOST_SHEETS) return;
    const relation = relations.get(relationId(attributes));
    if (relation === undefined) sheets.add(`xl/worksheets/sheet${seen}.xml`);
    else if (relation.kind === 'worksheet') sheets.add(relation.part);
  });
  await readXml(parts.unpack(WORKBOOK), reader, count);
  const named = [...relations.values()].find(({ kind }) => kind === 'sharedStrings')?.part ?? TEXTS;
  return {
    sheets: [...sheets].filter((part) => parts.has(part)),
    texts: parts.has(named) ? named : null,
  };
}
