import { globalFontFace } from '@vanilla-extract/css';

const geist = '@fontsource-variable/geist/files/geist';
const newsreader = '@fontsource/newsreader/files/newsreader';
const latinExtended = 'U+0100-017F';

face(
  'Geist',
  `${geist}-latin-wght-normal.woff2`,
  '400 600',
  'U+0000-00FF, U+2010-2027, U+2030-203A, U+20AC, U+2190-2193, U+2212, U+2248',
);
face('Geist', `${geist}-latin-ext-wght-normal.woff2`, '400 600', latinExtended);
// Under lang=zh the Latin face stops short of the curly quotes, dash and ellipsis, so they come from the Chinese face.
face(
  'Geist CN',
  `${geist}-latin-wght-normal.woff2`,
  '400 600',
  'U+0000-00B6, U+00B8-00FF, U+2010-2013, U+2030-203A, U+20AC, U+2212, U+2248',
);
face('Geist CN', `${geist}-latin-ext-wght-normal.woff2`, '400 600', latinExtended);
face(
  'Newsreader',
  `${newsreader}-latin-400-normal.woff2`,
  '400',
  'U+0000-00FF, U+2010-2013, U+2030-203A, U+20AC, U+2212',
);
face('Newsreader', `${newsreader}-latin-ext-400-normal.woff2`, '400', latinExtended);

function face(family: string, file: string, fontWeight: string, unicodeRange: string) {
  globalFontFace(family, {
    src: `url("${file}") format("woff2")`,
    fontWeight,
    fontDisplay: 'swap',
    unicodeRange,
  });
}
