import { zip } from '../sheets';
import { part, relation } from '../workbooks';
import { EMPTY_SHEET, type HostileSheet, times, xml, archive, changed } from './kinds';

const sheet = (at: number, id = 'rId1') => `<sheet name="s${at}" sheetId="${at + 1}" r:id="${id}"/>`;
const sheetPart = (at: number, data: string) => part(`xl/worksheets/s${at}.xml`, data);
/** Kinds with many, duplicate or misplaced parts. */
export const PART_KINDS: HostileSheet[] = [
  xml('8,000 sheets naming one part', 'NO_ROWS', () => ({
    sheets: times(8000, (at) => sheet(at)),
    rows: '',
  })),
  xml('240 sheets of which none is filled', 'NO_ROWS', () => ({
    rows: '',
    sheets: times(240, (at) => sheet(at, `r${at}`)),
    relations: times(240, (at) => relation(`r${at}`, 'worksheet', `worksheets/s${at}.xml`)),
    parts: Array.from({ length: 240 }, (_, at) => sheetPart(at, EMPTY_SHEET)),
  })),
  xml('a workbook that is its own sheet', 'NO_ROWS', () => ({
    relations: relation('rId1', 'worksheet', 'workbook.xml'),
  })),
  xml('a sheet outside of the archive', 'NO_ROWS', () => ({
    relations: relation('rId1', 'worksheet', '../../../../etc/passwd'),
  })),
  xml('a sheet on another machine', 'READ', () => ({
    relations: relation('rId1', 'worksheet', 'http://127.0.0.1:9/', 'TargetMode="External"'),
  })),
  xml('no sheets', 'NO_ROWS', () => ({ sheets: '' })),
  xml('only a chart', 'NO_ROWS', () => ({
    relations: relation('rId1', 'chartsheet', 'worksheets/sheet1.xml'),
  })),
  xml('100,000 names of ranges', 'READ', () => ({
    sheets: `${sheet(0)}</sheets><definedNames>${times(100_000, (at) => `<definedName name="n${at}">A1</definedName>`)}</definedNames><sheets>`,
  })),
  xml('styles, chain of formulas, comments, drawings and pictures that are not read', 'READ', () => ({
    parts: [
      'xl/styles.xml',
      'xl/theme/theme1.xml',
      'xl/calcChain.xml',
      'xl/comments1.xml',
      'xl/drawings/drawing1.xml',
      'xl/vbaProject.bin',
      'xl/media/image1.png',
    ].map((name) => part(name, `<!DOCTYPE x>${'<x>'.repeat(20_000)}`)),
  })),
  archive('a zip inside of the zip', 'READ', () =>
    changed((parts) => [...parts, part('xl/embeddings/a.xlsx', zip(parts))]),
  ),
];
