import { columnLetter } from '@selvedge/domain/sheets/importHeaders';
import { inline, ORDER_ROWS } from '../workbooks';
import { type HostileSheet, STORED, HEADS, times, ROW_TEXT, xml, stored } from './kinds';

/** Kinds whose XML is no sheet, or more than one. */
export const MARKUP_KINDS: HostileSheet[] = [
  xml('entities that grow by ten', 'UNREADABLE', () => ({
    sheet: `<!DOCTYPE x [<!ENTITY a "ha">${times(9, (at) => `<!ENTITY ${columnLetter(at + 1)} "${`&${at === 0 ? 'a' : columnLetter(at)};`.repeat(10)}">`)}]><worksheet><sheetData>${ROW_TEXT('&J;')}</sheetData></worksheet>`,
  })),
  xml('an entity of a file', 'UNREADABLE', () => ({
    sheet: `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><worksheet><sheetData>${ROW_TEXT('&a;')}</sheetData></worksheet>`,
  })),
  xml('a document type from elsewhere', 'UNREADABLE', () => ({
    sheet: '<!DOCTYPE x SYSTEM "http://127.0.0.1:9/x.dtd"><worksheet/>',
  })),
  xml('a document type without end', 'ZIP_BOMB', () => ({
    sheet: `<!DOCTYPE x [${'<!ENTITY a "b">'.repeat(80_000)}`,
    sheetPart: STORED,
  })),
  xml('an entity that nobody declared', 'UNREADABLE', () => ({ rows: ROW_TEXT('&nbsp;') })),
  xml('a sign beyond all signs', 'UNREADABLE', () => ({ rows: ROW_TEXT('&#x110000;') })),
  xml('signs that XML does not know', 'UNREADABLE', () => ({ rows: ROW_TEXT('\0\u0001') })),
  xml('bytes that are no text', 'READ', () => ({
    sheet: Buffer.concat([
      Buffer.from(`<worksheet><sheetData>${HEADS}<row>`),
      Buffer.from(inline('1') + inline('38')),
      Buffer.from('<c t="inlineStr"><is><t>1'),
      Buffer.from([0x20]),
      Buffer.from('</t></is></c><c t="inlineStr"><is><t>'),
      Buffer.from([0xc3, 0x28, 0xa0]),
      Buffer.from('</t></is></c></row></sheetData></worksheet>'),
    ]),
  })),
  xml('a comment of 20 MB', 'ZIP_BOMB', () => stored({ before: `<!--${'x'.repeat(20_000_000)}-->` }), true),
  xml('a comment of 2 MB', 'ZIP_BOMB', () => stored({ before: `<!--${'x'.repeat(2_000_000)}-->` })),
  xml('an instruction of 2 MB', 'ZIP_BOMB', () => stored({ before: `<?x ${'x'.repeat(2_000_000)}?>` })),
  xml('an attribute of 2 MB', 'ZIP_BOMB', () => stored({ before: `<cols a="${'x'.repeat(2_000_000)}"/>` })),
  xml('100,000 attributes of one cell', 'ZIP_BOMB', () => ({
    rows: ROW_TEXT('a') + `<row><c ${times(100_000, (at) => `a${at}="" `)}/></row>`,
  })),
  xml('100,000 attributes without a space', 'UNREADABLE', () => ({
    rows: `<row><c ${times(1000, (at) => `a${at}=""`)}/></row>`,
  })),
  xml('an attribute twice', 'UNREADABLE', () => ({ rows: '<row r="1" r="2"/>' })),
  xml('elements a million deep', 'ZIP_BOMB', () => stored({ rows: '<c>'.repeat(1_000_000) })),
  xml('tags that never close', 'UNREADABLE', () => ({ sheet: `<worksheet><sheetData>${ORDER_ROWS}` })),
  xml('tags that cross', 'UNREADABLE', () => ({ rows: '<row><c></row></c>' })),
  xml('no XML at all', 'UNREADABLE', () => ({ sheet: 'code,size,qty' })),
  xml('an empty part', 'UNREADABLE', () => ({ sheet: '' })),
  xml('another encoding than it says', 'READ', () => ({
    sheet: Buffer.from(
      `\ufeff<?xml version="1.0" encoding="UTF-7"?><worksheet><sheetData>${ORDER_ROWS}</sheetData></worksheet>`,
      'utf16le',
    ),
  })),
];
