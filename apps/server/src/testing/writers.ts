/** Workbooks as different programs write them: the same cells in different parts, XML and zip forms. */
import type { MadeSheet } from '@selvedge/domain/sheets/reading/generated.fixture';
import { isSpecialCell, type SpecialCell, type SheetCell } from '@selvedge/domain/sheets/reading/grid';
import fc from 'fast-check';
import { zip, type ZipPart } from './sheets';
import { part, relation } from './workbooks';

/** Generator of the ways in which a program writes a workbook. */
export const writer = fc.record({
  /** Namespace prefix of every tag of the format. */
  prefix: fc.constantFrom('', 'x:'),
  text: fc.constantFrom('shared', 'runs', 'inline', 'formula'),
  /** Whether rows and cells have their addresses; otherwise blank ones are written too. */
  hasAddresses: fc.boolean(),
  hasDimension: fc.boolean(),
  /** Whether numbers are written as cached results of formulas. */
  areFormulas: fc.boolean(),
  target: fc.constantFrom('worksheets/sheet1.xml', '/xl/worksheets/sheet1.xml', '../xl/Worksheets/Blatt.xml'),
  method: fc.constantFrom(0, 8),
  hasDescriptor: fc.boolean(),
  /** Whether a hidden sheet with an order of its own comes before it, and a cover sheet after it. */
  hasOthers: fc.boolean(),
});

type Writer = typeof writer extends fc.Arbitrary<infer T> ? T : never;

const letter = (index: number) => String.fromCharCode(65 + index);
/** Style numbers, by kind, of cells that are plain numbers except for their style. */
const STYLES: Partial<Record<SpecialCell['kind'], number>> = { STRUCK: 1, MONEY: 2, PERCENT: 3, DATE: 4 };
const styleOf = (cell: SheetCell) => (isSpecialCell(cell) ? STYLES[cell.kind] : undefined);
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Creates the function that writes the cells of one workbook; shared strings are collected in `texts`. */
function cellWriter({ prefix, text, hasAddresses, areFormulas }: Writer, texts: string[]) {
  const tag = (name: string, inner: string, attributes = '') =>
    `<${prefix}${name}${attributes}>${inner}</${prefix}${name}>`;
  const shared = (value: string) => {
    const plain = (one: string) => tag('t', escaped(one), ' xml:space="preserve"');
    const runs = [value.slice(0, 1), value.slice(1)].map((run) => tag('r', plain(run))).join('');
    texts.push(tag('si', text === 'runs' ? runs : plain(value)));
    return texts.length - 1;
  };
  const written = (value: string): [type: string, inner: string] => {
    if (text === 'inline') return ['inlineStr', tag('is', tag('t', escaped(value)))];
    if (text === 'formula') return ['str', tag('f', 'T(A1)') + tag('v', escaped(value))];
    return ['s', tag('v', String(shared(value)))];
  };
  const typed = (cell: SheetCell): [type: string, inner: string] => {
    if (typeof cell === 'string') return written(cell);
    if (typeof cell === 'number') return ['n', (areFormulas ? tag('f', '1+1') : '') + tag('v', String(cell))];
    if (typeof cell === 'boolean') return ['b', tag('v', cell ? '1' : '0')];
    if (isSpecialCell(cell) && styleOf(cell) !== undefined) return ['n', tag('v', String(cell.serial))];
    if (isSpecialCell(cell))
      return cell.kind === 'ERROR'
        ? ['e', tag('f', 'NA()') + tag('v', cell.text)]
        : ['n', tag('f', cell.text.slice(1)) + tag('v', '')];
    return ['n', ''];
  };
  return (cell: SheetCell, row: number, column: number) => {
    if (hasAddresses && (cell === null || cell === undefined)) return '';
    const [type, inner] = typed(cell);
    const number = styleOf(cell);
    const style = number === undefined ? '' : ` s="${number}"`;
    return tag('c', inner, `${hasAddresses ? ` r="${letter(column)}${row + 1}"` : ''}${style} t="${type}"`);
  };
}

/** Writes a sheet as a workbook. */
export function writtenBy(made: MadeSheet, program: Writer): Buffer {
  const { prefix, hasAddresses, hasDimension, target, method, hasDescriptor, hasOthers } = program;
  const texts: string[] = [];
  const cellOf = cellWriter(program, texts);
  const open = (name: string, attributes = '') => `<${prefix}${name}${attributes}>`;
  const close = (name: string) => `</${prefix}${name}>`;
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const space = ` xmlns${prefix === '' ? '' : ':x'}="${main}" xmlns:r="urn:r"`;
  const rowOf = (cells: readonly SheetCell[], row: number) => {
    const hidden = made.hiddenRows.has(row) ? ' hidden="1"' : '';
    const inner = Array.from(cells, (cell, column) => cellOf(cell, row, column)).join('');
    return open('row', (hasAddresses ? ` r="${row + 1}"` : '') + hidden) + inner + close('row');
  };
  const columns = made.hiddenColumns.map(({ from, to }) =>
    open('col', ` min="${from + 1}" max="${to + 1}" hidden="true"/`),
  );
  const merges = made.merges.map(({ top, left, bottom, right }) =>
    open('mergeCell', ` ref="${letter(left)}${top + 1}:${letter(right)}${bottom + 1}"/`),
  );
  const group = (name: string, inner: readonly string[]) =>
    inner.length === 0 ? '' : open(name) + inner.join('') + close(name);
  const sheet = (inner: string) =>
    `<?xml version="1.0"?>${open('worksheet', space)}${inner}${close('worksheet')}`;
  const order = sheet(
    (hasDimension ? open('dimension', ' ref="A1:ZZ9"/') : '') +
      group('cols', columns) +
      open('sheetData') +
      made.rows.map(rowOf).join('') +
      close('sheetData') +
      group('mergeCells', merges),
  );
  const other = (rows: SheetCell[][]) =>
    sheet(
      open('sheetData') +
        rows
          .map(
            (cells, row) =>
              open('row') + cells.map((cell, at) => cellOf(cell, row, at)).join('') + close('row'),
          )
          .join('') +
        close('sheetData'),
    );
  const others = hasOthers
    ? [
        part(
          'xl/worksheets/old.xml',
          other([
            ['Code', '36'],
            ['A', 5],
          ]),
        ),
        part('xl/worksheets/cover.xml', other([['Dear buyer']])),
      ]
    : [];
  const names = [
    ...(hasOthers ? [open('sheet', ' name="Old" state="veryHidden" r:id="rId8"/')] : []),
    open('sheet', ' name="Order" r:id="rId1"/'),
    ...(hasOthers ? [open('sheet', ' name="Cover" r:id="rId9"/')] : []),
  ];
  const book = `${open('workbook', space)}${open('sheets')}${names.join('')}${close('sheets')}${close('workbook')}`;
  const relations = [
    relation('rId1', 'worksheet', target),
    relation('rId2', 'sharedStrings', 'sharedStrings.xml'),
    relation('rId3', 'styles', 'styles.xml'),
    relation('rId8', 'worksheet', 'worksheets/old.xml'),
    relation('rId9', 'worksheet', 'worksheets/cover.xml'),
  ].join('');
  const path = `xl/${target.replace(/^\/xl\/|^\.\.\/xl\//, '')}`;
  const parts: ZipPart[] = [
    part('[Content_Types].xml', '<Types/>'),
    part('xl/workbook.xml', book),
    part('xl/_rels/workbook.xml.rels', `<Relationships>${relations}</Relationships>`),
    part('xl/sharedStrings.xml', open('sst', space) + texts.join('') + close('sst')),
    part(
      'xl/styles.xml',
      open('styleSheet', space) +
        group('numFmts', [open('numFmt', ' numFmtId="164" formatCode="&quot;¥&quot;#,##0"/')]) +
        group('fonts', [open('font') + close('font'), open('font') + open('strike', '/') + close('font')]) +
        group('cellXfs', [
          open('xf', ' fontId="0"/'),
          open('xf', ' fontId="1"/'),
          open('xf', ' numFmtId="164" fontId="0"/'),
          open('xf', ' numFmtId="9" fontId="0"/'),
          open('xf', ' numFmtId="14" fontId="0"/'),
        ]) +
        close('styleSheet'),
    ),
    part(path, order),
    ...others,
  ];
  return zip(parts.map((one) => ({ ...one, method, hasDescriptor })));
}
