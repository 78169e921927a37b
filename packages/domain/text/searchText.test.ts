import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchText } from './searchText';

test.each([
  ['accents', ['Céline', 'celine', 'CÉLINE', 'Ce\u0301line', 'ＣＥＬＩＮＥ', 'Cel\u200Bine']],
  [
    'the apostrophe',
    ["L'Atelier", 'L’Atelier', 'L‘Atelier', 'Lʼatelier', 'L´Atelier', 'L`ATELIER', 'L＇Atelier'],
  ],
  ['full-width signs', ['ＭＯ２５１１', 'mo2511']],
  ['letters that no accent makes', ['Groß', 'GROSS']],
  ['traditional and simplified characters', ['絲綢連衣裙', '丝绸连衣裙']],
  ['characters of Hong Kong and Taiwan', ['外套裡布', '外套裏布', '外套里布']],
  ['hyphens', ['Jean–Paul', 'Jean-Paul', 'Jean\u2011Paul']],
])('L-13 %s does not count in a search', (_what, written) => {
  expect(new Set(written.map(searchText)).size).toBe(1);
});

test('L-13 text that is searched stays as it is when it is read again', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'aZ9 -–É\u0301ñøßŁœÆıİ’´`裡裏衞絲麵干乾Ａ１　Å') }),
      (text) => {
        const once = searchText(text);
        expect(searchText(once)).toBe(once);
      },
    ),
  );
});
