import type { ElementCount, XmlReader } from './readXml';
import { readXml } from './readXml';
import { MOST_SHEETS } from './limits';
import type { WorkbookParts } from './parts';

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const TEXTS = 'xl/sharedStrings.xml';
const STYLES = 'xl/styles.xml';

/** Maximum number of sheet names that are stored; sheets after those that are read are only named. */
const MOST_NAMES = 60;
const LONGEST_NAME = 60;

/** Sheet as the workbook lists it; `part` contains its cells, null when it exceeds the number of sheets that are read. */
export interface NamedSheet {
  name: string;
  isHidden: boolean;
  part: string | null;
}

/** Parts of a workbook's sheets, and the parts that they share. */
export interface SheetParts {
  /** Worksheets in the order of the workbook, each part once. */
  sheets: NamedSheet[];
  /** Part of the shared strings. */
  texts: string | null;
  /** Part of the styles. */
  styles: string | null;
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

/** Returns the part that a relation names: relative to the folder of the workbook, or with a leading slash from the root. */
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

/** Returns the id of a relation from its attribute, with any prefix. */
function relationId(attributes: Record<string, string>): string {
  return Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? '';
}

/** Finds the sheets of a workbook, including hidden ones, without charts: the first twenty are to be read, some more are only named. */
export async function findSheets(parts: WorkbookParts, count: ElementCount): Promise<SheetParts> {
  const relations = await readRelations(parts, count);
  const sheets: NamedSheet[] = [];
  const taken = new Set<string>();
  let seen = 0;
  const reader = attributeReader('sheet', (attributes) => {
    seen += 1;
    if (seen > MOST_NAMES) return;
    const relation = relations.get(relationId(attributes));
    if (relation !== undefined && relation.kind !== 'worksheet') return;
    const part = relation?.part ?? `xl/worksheets/sheet${seen}.xml`;
    if (taken.has(part) || !parts.has(part)) return;
    taken.add(part);
    const { name = '', state = 'visible' } = attributes;
    const isHidden = state !== 'visible';
    sheets.push({ name: name.slice(0, LONGEST_NAME), isHidden, part: seen > MOST_SHEETS ? null : part });
  });
  await readXml(parts.unpack(WORKBOOK), reader, count);
  const partFor = (kind: string, usual: string) => {
    const named = [...relations.values()].find((one) => one.kind === kind)?.part ?? usual;
    return parts.has(named) ? named : null;
  };
  return { sheets, texts: partFor('sharedStrings', TEXTS), styles: partFor('styles', STYLES) };
}
