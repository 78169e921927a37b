import { cutText } from '../../display/storable';
import { LONGEST_CELL, MOST_STRINGS } from './limits';
import type { XmlReader } from './readXml';
import { tooMuch } from './refused';

/** Escapes such as `_x000D_`, seven characters for one, may stand in front of what is kept. */
const LONGEST_ESCAPED = LONGEST_CELL * 8;
const ESCAPE = /_x([\da-f]{4})_/gi;

/** The text of a cell as it is kept: escapes of the format resolved, without what cannot be stored, cut. */
export function keptCell(text: string): string {
  const plain = text.includes('_x')
    ? text.replace(ESCAPE, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
  return cutText(plain.replaceAll('\r\n', '\n'), LONGEST_CELL);
}

/** Collects the text of one element over its pieces: no more than what is kept. */
export class TextPiece {
  #text = '';

  /** Begins anew. */
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
 * Reads rich or plain text (`si` and `is` of the format): its runs joined, without the reading aid (`rPh`) that Chinese
 * and Japanese input leaves beside it.
 */
export class RichText {
  readonly #piece = new TextPiece();
  #inText = false;
  #inAid = false;

  clear(): void {
    this.#piece.clear();
    this.#inText = false;
    this.#inAid = false;
  }

  open(name: string): void {
    if (name === 'rPh') this.#inAid = true;
    else if (name === 't') this.#inText = true;
  }

  close(name: string): void {
    if (name === 'rPh') this.#inAid = false;
    else if (name === 't') this.#inText = false;
  }

  add(text: string): void {
    if (this.#inText && !this.#inAid) this.#piece.add(text);
  }

  get text(): string {
    return keptCell(this.#piece.text);
  }
}

/** Reads the texts that cells name by number into `texts`, in their order. */
export function sharedTextsReader(texts: string[]): XmlReader {
  const rich = new RichText();
  return {
    open: (name) => {
      if (name === 'si') rich.clear();
      else rich.open(name);
    },
    close: (name) => {
      rich.close(name);
      if (name !== 'si') return;
      if (texts.length >= MOST_STRINGS) throw tooMuch();
      texts.push(rich.text);
    },
    text: (text) => rich.add(text),
    done: () => false,
  };
}
