import { inline } from '../workbooks';
import { type HostileSheet, HEADS, times, ordering, named, ROW_TEXT, xml, stored } from './kinds';

/** Kinds with large, nested or often repeated shared strings. */
export const TEXT_KINDS: HostileSheet[] = [
  xml('a text of 1 MiB named by 1,200 cells', 'ZIP_BOMB', () => ({
    texts: `<si><t>${'x'.repeat(1_048_576)}</t></si>`,
    rows: HEADS + times(300, (at) => ordering(at + 2, named(0).repeat(4))),
  })),
  xml('a text of 250 kB named by 4,000 cells', 'READ', () => ({
    texts: `<si><t>${'x'.repeat(250_000)}</t></si>`,
    rows: HEADS + times(1000, (at) => ordering(at + 2, named(0).repeat(4))),
  })),
  xml('a text of 500 characters named by 100,000 cells', 'READ', () =>
    stored({
      texts: `<si><t>${'x'.repeat(500)}</t></si>`,
      rows: `<row>${inline('code')}${inline('qty')}${times(100, (at) => inline(`n${at}`))}</row>${times(1000, (at) => `<row r="${at + 2}">${inline('1')}<c><v>1</v></c>${named(0).repeat(100)}</row>`)}`,
    }),
  ),
  xml(
    'more texts than a workbook may hold',
    'ZIP_BOMB',
    () => ({ texts: times(300_001, (at) => `<si><t>${at}</t></si>`) }),
    true,
  ),
  xml('texts that nobody names', 'READ', () => ({
    texts: times(20_000, (at) => `<si><t>${at * 7919}</t></si>`),
  })),
  xml('a number of a text that is not there', 'READ', () => ({
    rows: HEADS + ordering(2, named(99_999_999)),
  })),
  xml('a text of 32,767 characters in every cell', 'READ', () =>
    stored({ rows: HEADS + times(100, (at) => ordering(at + 2, inline('长'.repeat(32_767 / 3)))) }),
  ),
  xml('a text of nothing but escapes', 'READ', () => ({ rows: ROW_TEXT('_x0000_'.repeat(20_000)) })),
  xml('half a pair of signs', 'READ', () => ({ rows: ROW_TEXT('_xD83D_ _xDE00_') })),
  xml('a text of nothing but entities', 'READ', () => ({ rows: ROW_TEXT('&lt;'.repeat(50_000)) })),
  xml(
    'entities through and through',
    'ZIP_BOMB',
    () => stored({ rows: ROW_TEXT('&lt;'.repeat(4_000_000)) }),
    true,
  ),
  xml('a text in 50,000 pieces', 'READ', () => ({ rows: ROW_TEXT('<![CDATA[x]]>'.repeat(50_000)) })),
  xml('10,000 runs of rich text', 'READ', () => ({
    rows:
      HEADS + ordering(2, `<c t="inlineStr"><is>${'<r><rPr><b/></rPr><t>a</t></r>'.repeat(10_000)}</is></c>`),
  })),
];
