import { cutText } from '../../display/storable';
import { isSwitchedOn } from './cellStyles';
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
 * and Japanese input leaves beside it. It is struck through when any of its runs is: what is left of it is for a person to say.
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

/** A text that cells name by its number. */
export interface SharedText {
  readonly text: string;
  readonly isStruck: boolean;
}

/** Reads the texts that cells name by number into `texts`, in their order. */
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
