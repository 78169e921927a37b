import { SaxesParser } from 'saxes';
import { DEEPEST_ELEMENT, LONGEST_TOKEN } from './limits';
import { tooMuch, unreadable } from './refused';

/** Number of characters passed to the parser at a time. */
const STEP = 65_536;

/** Handler of the events of a part. Names come without their prefix: `x:row` is `row`. */
export interface XmlReader {
  open: (name: string, attributes: Record<string, string>) => void;
  close: (name: string) => void;
  text: (text: string) => void;
  /** Returns true once the rest of the part is not needed. */
  done: () => boolean;
}

/** Count of elements over all parts of one workbook. */
export interface ElementCount {
  elements: number;
  /** Maximum number of elements. */
  readonly most: number;
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** Returns the encoding: UTF-8 unless the bytes start as UTF-16, the only two that a workbook may use. */
function encodingOf(start: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  const [first = 0, second = 0] = start;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  return 'utf-8';
}

function makeParser(reader: XmlReader, count: ElementCount, onToken: () => void) {
  const parser = new SaxesParser({ position: false, xmlns: false as const });
  let depth = 0;
  parser.on('opentag', ({ name, attributes }) => {
    onToken();
    count.elements += 1;
    depth += 1;
    if (count.elements > count.most || depth > DEEPEST_ELEMENT) throw tooMuch();
    if (!reader.done()) reader.open(localName(name), attributes);
  });
  parser.on('closetag', ({ name }) => {
    onToken();
    depth -= 1;
    if (!reader.done()) reader.close(localName(name));
  });
  const read = (text: string) => {
    onToken();
    if (!reader.done()) reader.text(text);
  };
  parser.on('text', read);
  parser.on('cdata', read);
  // No program writes a document type; its entities can expand a few bytes into many.
  parser.on('doctype', () => {
    throw unreadable();
  });
  return parser;
}

/**
 * Reads a part while it is unpacked, so that it is never in memory as a whole. Refuses document types, malformed XML, and anything longer,
 * deeper or more than a workbook needs. Resolves to CUT when the unpacked bytes reached their limit before the end of the needed content.
 */
export async function readXml(
  pieces: AsyncGenerator<Uint8Array, 'ALL' | 'CUT'>,
  reader: XmlReader,
  count: ElementCount,
): Promise<'ALL' | 'CUT'> {
  let sinceToken = 0;
  const parser = makeParser(reader, count, () => {
    sinceToken = 0;
  });
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  const write = (text: string) => {
    for (let at = 0; at < text.length && !reader.done(); at += STEP) {
      const step = text.slice(at, at + STEP);
      sinceToken += step.length;
      parser.write(step);
      if (sinceToken > LONGEST_TOKEN) throw tooMuch();
    }
  };
  try {
    for (;;) {
      const { done, value } = await pieces.next();
      if (done === true) {
        if (reader.done()) return 'ALL';
        if (value === 'CUT') return 'CUT';
        write(decoder?.decode() ?? '');
        parser.close();
        return 'ALL';
      }
      // The rest is unpacked without being parsed: only then is its stated size verified.
      if (reader.done()) continue;
      decoder ??= new TextDecoder(encodingOf(value));
      write(decoder.decode(value, { stream: true }));
    }
  } finally {
    await pieces.return('ALL');
  }
}
