import type { FuncKeywordDefinition } from 'ajv';
import { readEmail } from '@selvedge/domain/people/emails';
import { readPhone } from '@selvedge/domain/people/phones';
import { readCode, readPictureCode, readStepCode } from '@selvedge/domain/people/typedCodes';
import { plainText } from '@selvedge/domain/text/typed';

type Reader = (text: string) => string;

/** Readers of typed text, by the value of `x-typed` in the contract. The apps use the same functions. */
const READERS: Readonly<Record<string, Reader>> = {
  line: plainText,
  email: readEmail,
  code: readCode,
  stepCode: readStepCode,
  pictureCode: readPictureCode,
};

/**
 * Longest text that is read, in characters: nothing that people type into one line is longer. Longer text is left to the length limits of
 * the schema.
 */
const LONGEST = 1000;

type Parent = Record<string, unknown>;

/** Reads a phone number in its body; a number that is written with another country's code also changes `areaCode`. */
function takePhone(parent: Parent, name: string, text: string): void {
  const read = typeof parent.areaCode === 'string' ? readPhone(parent.areaCode, text) : null;
  parent[name] = read === null ? plainText(text) : read.phone;
  if (read !== null) parent.areaCode = read.areaCode;
}

/**
 * Keyword `x-typed`: normalises a value before it is validated, so that invisible characters, full-width digits and the like, which a
 * keyboard or a messenger put in, cause no refusal and use up none of a code's tries.
 */
export const TYPED: FuncKeywordDefinition = {
  keyword: 'x-typed',
  type: 'string',
  schemaType: 'string',
  before: 'maxLength',
  modifying: true,
  errors: false,
  compile: (kind: string) => (text: string, place) => {
    if (place === undefined || text.length > LONGEST) return true;
    const parent: Parent = place.parentData;
    const name = String(place.parentDataProperty);
    if (kind === 'phone') takePhone(parent, name, text);
    else parent[name] = READERS[kind]?.(text) ?? text;
    return true;
  },
};
