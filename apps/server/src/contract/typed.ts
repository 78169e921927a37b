import type { FuncKeywordDefinition } from 'ajv';
import { readEmail } from '@selvedge/domain/people/emails';
import { readPhone } from '@selvedge/domain/people/phones';
import { readCode, readPictureCode, readStepCode } from '@selvedge/domain/people/typedCodes';
import { plainText } from '@selvedge/domain/text/typed';

type Reader = (text: string) => string;

/** How what people type is read, by the word that the contract's `x-typed` has for it. The pages read with the same functions. */
const READERS: Readonly<Record<string, Reader>> = {
  line: plainText,
  email: readEmail,
  code: readCode,
  stepCode: readStepCode,
  pictureCode: readPictureCode,
};

/** Nothing that people type into one line is longer; longer text is left for its bounds to refuse. */
const LONGEST = 1000;

type Parent = Record<string, unknown>;

/** A number among the other values of its body; one that is written with the code of another country moves `areaCode`. */
function takePhone(parent: Parent, name: string, text: string): void {
  const read = typeof parent.areaCode === 'string' ? readPhone(parent.areaCode, text) : null;
  parent[name] = read === null ? plainText(text) : read.phone;
  if (read !== null) parent.areaCode = read.areaCode;
}

/**
 * `x-typed`: a value is read as it was meant before it is judged, so that marks nobody sees, full-width digits and the like, which a
 * keyboard or a messenger put in, cost nobody a refusal or one of a code's tries.
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
