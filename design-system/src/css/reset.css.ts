import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { layers } from './layers.css';

/** Page background, text colour and font of the document and of themed islands inside it. */
globalStyle('body, .light:not(:root), .dark:not(:root)', {
  '@layer': {
    [layers.base]: { background: vars.color.page, color: vars.color.ink1, fontFamily: vars.font.ui },
  },
});

const reset = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('html', { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%' });
reset('body, .light:not(:root), .dark:not(:root)', {
  margin: 0,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.lead,
  fontWeight: vars.weight.regular,
  fontSynthesis: 'none',
  fontVariantNumeric: 'tabular-nums lining-nums',
  WebkitFontSmoothing: 'antialiased',
});
reset('h1, h2, h3, h4, h5, h6, p, dl, dd, dt, ul, ol, figure, fieldset, legend, blockquote', {
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  font: 'inherit',
  listStyle: 'none',
});
reset('a', { color: 'inherit', textDecoration: 'none' });
reset('button, input, textarea, select', {
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  textAlign: 'inherit',
});
reset('button', { cursor: 'pointer' });
reset('b, strong', { fontWeight: vars.weight.medium });
reset('em, i', { fontStyle: 'normal' });
reset('table', { borderCollapse: 'separate', borderSpacing: 0 });
reset('img, svg', { display: 'block' });
reset(':focus-visible', {
  outline: `${vars.line.strong} solid ${vars.color.focus}`,
  outlineOffset: vars.line.strong,
});
