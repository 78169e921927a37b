import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../src/theme/contract.css';

const { color, font, line, space, text, weight } = vars;
const hair = `${line.hair} solid ${color.hairline}`;
const content = '.sbdocs.sbdocs-content';
/** Returns a selector that outweighs Storybook's own, which style its pages by class. */
const on = (selector: string): string => `#storybook-docs ${content} ${selector}`;

const words = {
  fontSize: text.body.size,
  lineHeight: text.body.lead,
  color: color.ink2,
};

/** Docs pages of Storybook: the design system's type, hairlines instead of boxes, and guidance in two columns. */
globalStyle('#storybook-docs .sbdocs.sbdocs-wrapper', { background: color.page, padding: space.s7 });
globalStyle(`#storybook-docs ${content}`, {
  maxInlineSize: '68rem',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space.s7,
  alignItems: 'start',
  color: color.ink2,
  fontFamily: font.ui,
});
globalStyle(on('> *'), { gridColumn: '1 / -1', minInlineSize: 0 });
for (const part of ['when', 'when-not', 'do', 'do-not'])
  globalStyle(on(`> [data-part="${part}"]`), {
    gridColumn: 'auto',
    '@media': { '(max-width: 760px)': { gridColumn: '1 / -1' } },
  });
globalStyle(on('> h1'), {
  fontFamily: font.display,
  fontSize: text.hero.size,
  lineHeight: text.hero.lead,
  fontWeight: weight.regular,
  color: color.ink1,
  marginBlockEnd: space.s3,
});
globalStyle(on('> section > h2'), {
  fontFamily: font.display,
  fontSize: text.title.size,
  lineHeight: text.title.lead,
  fontWeight: weight.regular,
  color: color.ink1,
  borderBlockEnd: hair,
  paddingBlockEnd: space.s3,
  marginBlock: `${space.s7} ${space.s4}`,
});
globalStyle(on('> p'), words);
globalStyle(on('> section > p'), words);
globalStyle(on('> section > ul > li'), words);
globalStyle(on('> section > figure'), { marginBlockStart: space.s4 });
globalStyle(on('> section > ul'), { paddingInlineStart: space.s5, marginBlock: space.s3 });
globalStyle(on('.sbdocs-preview'), {
  marginBlock: space.s5,
  border: 0,
  borderRadius: 0,
  boxShadow: 'none',
  borderBlock: hair,
  background: color.surface,
});
/** Storybook pulls this bar up into the margin that it leaves below a drawing; the margin here is smaller. */
globalStyle(on('.sbdocs-preview-actions'), { marginBlock: `calc(-1 * ${space.s5}) ${space.s4}` });
/** Tables written into a page, as the product draws its own: rows on hairlines, no boxes, no stripes. */
globalStyle(on('> section > table'), { inlineSize: '100%', borderCollapse: 'collapse', margin: 0 });
globalStyle(on('> section > table tr'), { background: 'none', border: 0 });
globalStyle(on('> section > table :is(th, td)'), {
  border: 0,
  borderBlockEnd: hair,
  padding: `${space.s3} ${space.s4} ${space.s3} 0`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontSize: text.small.size,
  lineHeight: text.small.lead,
  color: color.ink2,
});
globalStyle(on('> section > table th'), {
  fontWeight: weight.regular,
  color: color.ink3,
  borderBlockEnd: `${line.hair} solid ${color.hairlineStrong}`,
});
globalStyle(on('> section > table td:first-child'), { color: color.ink1, whiteSpace: 'nowrap' });
globalStyle(on('> :is(p, section) code:not(.sb-unstyled *)'), {
  border: 0,
  padding: 0,
  background: 'none',
  color: color.ink1,
  fontSize: '0.94em',
});
/** The table of props. */
globalStyle(on('.docblock-argstable'), { marginBlock: 0 });
globalStyle(on('.docblock-argstable-body'), { boxShadow: 'none', filter: 'none' });
globalStyle(on('.docblock-argstable-body tr > *'), { background: 'none', borderColor: color.hairline });
