import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { textStep } from '../../css/text.css';
import { media } from '../../theme/tokens';
import { vars } from '../../theme/contract.css';
import { clothTokens } from './cloth';

/** Sizes of the cloth: its width where it is narrow, its height as a strip, and its edge in both. */
const clothSize = { narrow: '10rem', strip: '5.5rem', edge: '30px', edgeStrip: '14px' };
/** Sizes of the label that is woven and punched into the edge. */
const label = { start: '34px', line: '24px', threads: '40px', gap: '10px', hole: '12px', rim: '.5px' };
/** Sizes of the form's side. */
const form = {
  least: '32rem',
  start: '6.75rem',
  block: '6rem',
  phone: '4.5rem 5rem',
  language: '2.25rem',
  wide: '26rem',
  height: '30rem',
};

const { cloth: dark, edge: pale } = clothTokens;
const { color, radius, size, space } = vars;

/** Colour of a dye dot. */
export const dyeVar = createVar();

const edgeWidth = '92px';

export const page = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 820fr) minmax(${form.least}, 620fr)`,
  minBlockSize: '100vh',
  background: color.page,
  '@media': {
    [media.belowDesk]: { gridTemplateColumns: `${clothSize.narrow} minmax(0, 1fr)` },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
  },
});

export const cloth = style({
  position: 'relative',
  overflow: 'hidden',
  background: dark.ground,
  color: dark.words,
  '@media': { [media.phone]: { blockSize: clothSize.strip } },
});
export const weave = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' });
export const inner = style({
  position: 'absolute',
  inset: `0 ${edgeWidth} 0 0`,
  display: 'flex',
  flexDirection: 'column',
  padding: `${vars.half.s7} ${space.s8}`,
  '@media': {
    [media.belowDesk]: { inset: 0, padding: `${space.s6} ${space.s5}` },
    [media.phone]: { justifyContent: 'center', paddingBlock: 0 },
  },
});
const wideOnly = style({ '@media': { [media.belowDesk]: { display: 'none' } } });
export const words = style([wideOnly, { marginBlockStart: 'auto' }]);
export const headline = style({
  fontFamily: vars.font.display,
  fontSize: vars.text.hero.size,
  lineHeight: 1.3,
  letterSpacing: vars.tracking.code,
});
export const lead = style([
  textStep.body,
  { marginBlockStart: space.s5, maxInlineSize: vars.size.asideWide, lineHeight: 1.75, color: dark.wordsWeak },
]);

export const edge = style([
  {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    inlineSize: edgeWidth,
    background: pale.ground,
    color: pale.thread,
    '@media': {
      [media.belowDesk]: { inlineSize: clothSize.edge },
      [media.phone]: { inlineSize: '100%', blockSize: clothSize.edgeStrip, insetBlockStart: 'auto' },
    },
  },
]);
export const edgeWeave = style([weave, { '@media': { [media.phone]: { display: 'none' } } }]);
export const edgeWeavePhone = style([
  weave,
  { display: 'none', '@media': { [media.phone]: { display: 'block' } } },
]);
export const edgeText = style([
  wideOnly,
  textStep.caption,
  {
    position: 'absolute',
    // Physical sides: the logical ones turn with the vertical writing mode.
    top: vars.half.s7,
    left: label.start,
    writingMode: 'vertical-rl',
    lineHeight: label.line,
    letterSpacing: '.14em',
    whiteSpace: 'nowrap',
    textTransform: 'none',
  },
]);
export const dyes = style([
  wideOnly,
  {
    position: 'absolute',
    insetBlockEnd: vars.half.s7,
    insetInlineStart: label.threads,
    display: 'grid',
    gap: label.gap,
  },
]);
export const dye = style({
  inlineSize: label.hole,
  blockSize: label.hole,
  borderRadius: radius.round,
  background: dyeVar,
  boxShadow: `0 0 0 ${label.rim} color-mix(in srgb, ${dark.shade} 30%, transparent)`,
});

export const sheet = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  paddingInline: `${form.start} ${vars.half.s7}`,
  paddingBlock: form.block,
  outline: 'none',
  '@media': {
    [media.belowDesk]: { paddingInline: space.s8 },
    [media.phone]: { paddingInline: space.s5, paddingBlock: form.phone, justifyContent: 'flex-start' },
  },
});
export const language = style({
  position: 'absolute',
  insetBlockStart: form.language,
  insetInlineEnd: space.s7,
  '@media': { [media.phone]: { insetBlockStart: space.s5, insetInlineEnd: space.s3 } },
});
/**
 * Room for a sign-in form with all its methods: a method that appears later below it must not move the button that a user is about to
 * press.
 */
const box = style({
  maxInlineSize: '100%',
  minBlockSize: `min(${form.height}, calc(100vh - 2 * ${form.block}))`,
  '@media': { [media.phone]: { minBlockSize: 0 } },
});
export const boxWidth = styleVariants({
  regular: [box, { inlineSize: size.form }],
  wide: [box, { inlineSize: form.wide }],
});
export const title = style({
  fontFamily: vars.font.display,
  fontSize: vars.text.display.size,
  lineHeight: vars.text.display.lead,
  letterSpacing: vars.tracking.display,
  marginBlockEnd: space.s5,
});
export const foot = style([
  textStep.caption,
  {
    position: 'absolute',
    insetBlockEnd: vars.half.s7,
    insetInline: `${form.start} ${vars.half.s7}`,
    display: 'flex',
    justifyContent: 'space-between',
    gap: space.s4,
    color: color.ink3,
    '@media': {
      [media.belowDesk]: { insetInline: space.s8 },
      [media.phone]: { insetInline: space.s5, insetBlockEnd: space.s5 },
    },
  },
]);
