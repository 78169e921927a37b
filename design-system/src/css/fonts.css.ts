import { globalFontFace } from '@vanilla-extract/css';

/** Folder of the product's own fonts: subsets of the packages below with the characters that the product uses; see `fonts/README.md`. */
const own = '../../fonts';
const latinExtended = 'U+0100-017F';

// The later face wins for ranges that overlap: the accented file is downloaded only when a word has an accent.
face('Geist', `${own}/geist-accented.woff2`, '400 500', 'U+00A1-00FF');
face(
  'Geist',
  `${own}/geist-basic.woff2`,
  '400 500',
  'U+0020-007E, U+00A0, U+00A3, U+00A5, U+00A9, U+00B7, U+00D7, U+2013-203A, U+20AC, U+2191-2193, U+2212',
);
// Under lang=zh the Latin face leaves the middle dot, curly quotes, dash and ellipsis to the Chinese face.
face('Geist CN', `${own}/geist-accented.woff2`, '400 500', 'U+00A1-00B6, U+00B8-00FF');
face(
  'Geist CN',
  `${own}/geist-basic.woff2`,
  '400 500',
  'U+0020-007E, U+00A0, U+00A3, U+00A5, U+00A9, U+00D7, U+2013, U+2030-203A, U+20AC, U+2212',
);
face('Newsreader', `${own}/newsreader-accented.woff2`, '400', 'U+00A1-00FF');
face(
  'Newsreader',
  `${own}/newsreader-basic.woff2`,
  '400',
  'U+0020-007E, U+00A0, U+00A3, U+00A5, U+00A9, U+00B7, U+00D7, U+2013, U+2030-203A, U+20AC, U+2212',
);

for (const family of ['Geist', 'Geist CN'])
  face(
    family,
    '@fontsource-variable/geist/files/geist-latin-ext-wght-normal.woff2',
    '400 500',
    latinExtended,
  );
face(
  'Newsreader',
  '@fontsource/newsreader/files/newsreader-latin-ext-400-normal.woff2',
  '400',
  latinExtended,
);

function face(family: string, file: string, fontWeight: string, unicodeRange: string) {
  globalFontFace(family, {
    src: `url("${file}") format("woff2")`,
    fontWeight,
    fontDisplay: 'swap',
    unicodeRange,
  });
}
