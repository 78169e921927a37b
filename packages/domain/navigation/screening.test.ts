import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseScreening, screeningQuery } from './screening';

describe('screening', () => {
  test('R-2.46 malformed JSON and what is no object is ignored', () => {
    for (const raw of [null, undefined, '', '{', '%', '%7B', '[]', '3', 'null', '"x"'])
      expect(parseScreening(raw)).toBeNull();
  });

  test('R-2.44 any JSON object survives the link, encoded or decoded', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const plain: unknown = JSON.parse(JSON.stringify(value));
        const encoded = screeningQuery(value).slice('screening='.length);
        expect(parseScreening(encoded)).toEqual(plain);
        expect(parseScreening(decodeURIComponent(encoded))).toEqual(plain);
      }),
    );
  });
});
