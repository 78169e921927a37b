import { createVar, style } from '@vanilla-extract/css';
import { textStep } from '../../css/text.css';
import { media } from '../../theme/tokens';
import { vars } from '../../theme/contract.css';
import { clothTokens } from './cloth';

const { cloth: dark, edge: pale } = clothTokens;
const { color, radius, size, space } = vars;

/** Colour of a dye dot. */
export const dyeVar = createVar();

const edgeWidth = '92px';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 820fr) minmax(32rem, 620fr)',
  minBlockSize: '100vh',
  background: color.page,
  '@media': {
    [media.belowDesk]: { gridTemplateColumns: '10rem minmax(0, 1fr)' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
  },
});

export const cloth = style({
  position: 'relative',
  overflow: 'hidden',
  background: dark.ground,
  color: dark.words,
  '@media': { [media.phone]: { blockSize: '5.5rem' } },
});
export const weave = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' });
export const inner = style({
  position: 'absolute',
  inset: `0 ${edgeWidth} 0 0`,
  display: 'flex',
  flexDirection: 'column',
  padding: `2.5rem ${space.s8}`,
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
  { marginBlockStart: space.s5, maxInlineSize: '27rem', lineHeight: 1.75, color: dark.wordsWeak },
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
      [media.belowDesk]: { inlineSize: '30px' },
      [media.phone]: { inlineSize: '100%', blockSize: '14px', insetBlockStart: 'auto' },
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
    // Physical sides: the logical ones turn with the upright writing.
    top: '2.5rem',
    left: '34px',
    writingMode: 'vertical-rl',
    lineHeight: '24px',
    letterSpacing: '.14em',
    whiteSpace: 'nowrap',
    textTransform: 'none',
  },
]);
export const dyes = style([
  wideOnly,
  { position: 'absolute', insetBlockEnd: '2.5rem', insetInlineStart: '40px', display: 'grid', gap: '10px' },
]);
export const dye = style({
  inlineSize: '12px',
  blockSize: '12px',
  borderRadius: radius.round,
  background: dyeVar,
  boxShadow: `0 0 0 .5px color-mix(in srgb, ${dark.shade} 30%, transparent)`,
});

export const sheet = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  paddingInline: '6.75rem 2.5rem',
  paddingBlock: '6rem',
  outline: 'none',
  '@media': {
    [media.belowDesk]: { paddingInline: space.s8 },
    [media.phone]: { paddingInline: space.s5, paddingBlock: '4.5rem 5rem', justifyContent: 'flex-start' },
  },
});
export const language = style({
  position: 'absolute',
  insetBlockStart: '2.25rem',
  insetInlineEnd: space.s7,
  '@media': { [media.phone]: { insetBlockStart: space.s5, insetInlineEnd: space.s3 } },
});
export const box = style({ inlineSize: size.form, maxInlineSize: '100%' });
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
    insetBlockEnd: '2.5rem',
    insetInline: '6.75rem 2.5rem',
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
