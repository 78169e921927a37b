import { DATE_FORMATS } from '../moments';
import { xmlText, XML_HEAD } from './xml';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const KINDS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEETML = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const LONGEST_NAME = 31;

/** Cell styles by their index in {@link STYLES}: text, amounts, counts, heads, addresses, instants, days. */
export const STYLE = { text: 1, cents: 2, count: 3, head: 4, address: 5, moment: 6, day: 7 } as const;

/** First id of a workbook's own number formats. */
const OWN_FORMATS = 164;

const xf = (format: number, font: number) =>
  `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyAlignment="1"><alignment vertical="center"/></xf>`;

const STYLES =
  `${XML_HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="${OWN_FORMATS}" formatCode="${DATE_FORMATS.moment}"/><numFmt numFmtId="${OWN_FORMATS + 1}" formatCode="${DATE_FORMATS.day}"/></numFmts><fonts count="3"><font><sz val="11"/><name val="Calibri"/></font>` +
  '<font><b/><sz val="11"/><name val="Calibri"/></font>' +
  '<font><u/><sz val="11"/><color rgb="FF0563C1"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>' +
  `<cellXfs count="8">${xf(0, 0)}${xf(49, 0)}${xf(2, 0)}${xf(1, 0)}${xf(49, 1)}${xf(49, 2)}${xf(OWN_FORMATS, 0)}${xf(OWN_FORMATS + 1, 0)}</cellXfs></styleSheet>`;

/** Relationship of a part to another one, or to an address outside the workbook. */
export interface Relation {
  id: string;
  kind: 'officeDocument' | 'worksheet' | 'styles' | 'drawing' | 'image' | 'hyperlink';
  target: string;
}

/** Returns a part with relationships. */
export function relationsPart(relations: readonly Relation[]): string {
  const each = relations.map(
    ({ id, kind, target }) =>
      `<Relationship Id="${id}" Type="${KINDS}/${kind}" Target="${xmlText(target)}"${kind === 'hyperlink' ? ' TargetMode="External"' : ''}/>`,
  );
  return `${XML_HEAD}<Relationships xmlns="${PACKAGE}/relationships">${each.join('')}</Relationships>`;
}

/** Returns the parts that describe the workbook's structure, by name. */
export function frameParts(sheetName: string, hasDrawing: boolean): [string, string][] {
  const name = sheetName.replaceAll(/[[\]:*?/\\']/g, ' ').slice(0, LONGEST_NAME);
  const override = (part: string, type: string) => `<Override PartName="${part}" ContentType="${type}"/>`;
  return [
    [
      '[Content_Types].xml',
      `${XML_HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
        '<Default Extension="xml" ContentType="application/xml"/><Default Extension="jpeg" ContentType="image/jpeg"/>' +
        override('/xl/workbook.xml', `${SHEETML}.sheet.main+xml`) +
        override('/xl/styles.xml', `${SHEETML}.styles+xml`) +
        override('/xl/worksheets/sheet1.xml', `${SHEETML}.worksheet+xml`) +
        (hasDrawing
          ? override('/xl/drawings/drawing1.xml', 'application/vnd.openxmlformats-officedocument.drawing+xml')
          : '') +
        '</Types>',
    ],
    ['_rels/.rels', relationsPart([{ id: 'rId1', kind: 'officeDocument', target: 'xl/workbook.xml' }])],
    [
      'xl/workbook.xml',
      `${XML_HEAD}<workbook xmlns="${MAIN}" xmlns:r="${KINDS}"><sheets><sheet name="${xmlText(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      relationsPart([
        { id: 'rId1', kind: 'worksheet', target: 'worksheets/sheet1.xml' },
        { id: 'rId2', kind: 'styles', target: 'styles.xml' },
      ]),
    ],
    ['xl/styles.xml', STYLES],
  ];
}

/** Returns the XML of a sheet before its rows: the first row is frozen, columns have their widths. */
export function sheetHead(columns: readonly { width: number; hidden?: boolean }[]): string {
  const each = columns.map(
    ({ width, hidden = false }, at) =>
      `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"${hidden ? ' hidden="1"' : ''}/>`,
  );
  return (
    `${XML_HEAD}<worksheet xmlns="${MAIN}" xmlns:r="${KINDS}"><sheetViews><sheetView workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols>${each.join('')}</cols><sheetData>`
  );
}

/** Returns the XML of a sheet after its rows: addresses by cell and relationship, and its drawing. */
export function sheetFoot(
  links: readonly { cell: string; relation: string }[],
  drawing: string | null,
): string {
  const each = links.map(({ cell, relation }) => `<hyperlink ref="${cell}" r:id="${relation}"/>`);
  const all = each.length === 0 ? '' : `<hyperlinks>${each.join('')}</hyperlinks>`;
  return `</sheetData>${all}${drawing === null ? '' : `<drawing r:id="${drawing}"/>`}</worksheet>`;
}
