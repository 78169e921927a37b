import { cutText } from '../../display/storable';
import { isSwitchedOn } from './cellStyles';
import { LONGEST_CELL, MOST_STRINGS } from './limits';
import type { XmlReader } from './readXml';
import { tooMuch } from './refused';

/**
 * Maximum characters collected before escapes are resolved: escapes such as `_x000D_`, seven characters for one, may precede the stored
 * text.
 */
const LONGEST_ESCAPED = LONGEST_CELL * 8;
const ESCAPE = /_x([\da-f]{4})_/gi;

/** Returns the text of a cell as it is stored: escapes of the format resolved, without unstorable characters, cut. */
export function keptCell(text: string): string {
  const plain = text.includes('_x')
    ? text.replace(ESCAPE, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
  return cutText(plain.replaceAll('\r\n', '\n'), LONGEST_CELL);
}

/** Collects the text of one element from its pieces, up to the length that is stored. */
export class TextPiece {
  #text = '';

  /** Clears the collected text. */
  clear(): void {
    this.#text = '';
  }

  add(text: string): void {
    if (this.#text.length < LONGEST_ESCAPED) this.#text += text.slice(0, LONGEST_ESCAPED);
  }

  get text(): string {
    return this.#text;
  }
}

/**
 * Reads rich or plain text (`si` and `is` of the format): joins its runs, without the phonetic guide (`rPh`) of Chinese and Japanese input.
 * It counts as struck through when any of its runs is, as only the user can tell what the rest of the text means then.
 */
export class RichText {
  readonly #piece = new TextPiece();
  #inText = false;
  #inAid = false;
  #isRunStruck = false;
  #isStruck = false;

  clear(): void {
    this.#piece.clear();
    this.#inText = false;
    this.#inAid = false;
    this.#isRunStruck = false;
    this.#isStruck = false;
  }

  open(name: string, attributes: Record<string, string>): void {
    if (name === 'rPh') this.#inAid = true;
    else if (name === 'r') this.#isRunStruck = false;
    else if (name === 'strike') this.#isRunStruck = isSwitchedOn(attributes);
    else if (name === 't') this.#inText = true;
  }

  close(name: string): void {
    if (name === 'rPh') this.#inAid = false;
    else if (name === 't') this.#inText = false;
  }

  add(text: string): void {
    if (!this.#inText || this.#inAid) return;
    this.#piece.add(text);
    this.#isStruck ||= this.#isRunStruck && text.trim() !== '';
  }

  get text(): string {
    return keptCell(this.#piece.text);
  }

  get isStruck(): boolean {
    return this.#isStruck;
  }
}

/** Shared string of a workbook, which cells refer to by its index. */
export interface SharedText {
  readonly text: string;
  readonly isStruck: boolean;
}

/** Creates the reader of the shared strings, which adds them to `texts` in their order. */
export function sharedTextsReader(texts: SharedText[]): XmlReader {
  const rich = new RichText();
  return {
    open: (name, attributes) => {
      if (name === 'si') rich.clear();
      else rich.open(name, attributes);
    },
    close: (name) => {
      rich.close(name);
      if (name !== 'si') return;
      if (texts.length >= MOST_STRINGS) throw tooMuch();
      texts.push({ text: rich.text, isStruck: rich.isStruck });
    },
    text: (text) => rich.add(text),
    done: () => false,
  };
}
