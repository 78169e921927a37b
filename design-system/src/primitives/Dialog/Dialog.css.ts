import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/tokens';

const { color, line, space, size } = vars;
const ease = `${vars.motion.slow} ${vars.motion.ease}`;

export const scrim = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: '100%',
  blockSize: 'var(--visual-viewport-height)',
  zIndex: vars.layer.dialog,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  padding: space.s5,
  overflow: 'auto',
  background: color.scrim,
  transition: `opacity ${ease}`,
  '@media': {
    [media.fullMotion]: { selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } } },
    [media.phone]: { alignItems: 'end', padding: 0 },
  },
});

export const modal = style({
  maxInlineSize: '100%',
  maxBlockSize: '100%',
  display: 'flex',
  background: color.raised,
  borderRadius: vars.radius.float,
  boxShadow: vars.shadow.float,
  outline: 'none',
  transition: `translate ${ease}`,
  '@media': {
    [media.fullMotion]: { selectors: { '&[data-entering]': { translate: `0 ${space.s3}` } } },
    [media.phone]: { inlineSize: '100%', borderEndStartRadius: 0, borderEndEndRadius: 0 },
    [media.forcedColors]: { border: `${line.hair} solid CanvasText` },
  },
});

/** Widths of a dialog: 400, 500 (that of the e-mail dialog), 720 and 960 px. */
export const modalSize = styleVariants({
  small: { inlineSize: size.dialogSmall },
  regular: { inlineSize: size.dialog },
  large: { inlineSize: size.dialogLarge },
  wide: { inlineSize: size.dialogWide },
});

export const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: 0,
  padding: space.s6,
  outline: 'none',
});

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.s5,
  justifyContent: 'space-between',
});

export const lead = style({ marginBlockStart: space.s2, color: color.ink2 });

export const body = style({
  marginBlockStart: space.s5,
  minBlockSize: 0,
  overflow: 'auto',
  // Room for focus rings, which the overflow would clip.
  marginInline: `calc(-1 * ${space.s2})`,
  paddingInline: space.s2,
  paddingBlock: `0 ${space.s1}`,
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.s3,
  marginBlockStart: space.s6,
});

/** Printing of an open dialog: not at all, or alone in place of the page, in its full length. */
export const paper = styleVariants({
  unprinted: { '@media': { [media.print]: { display: 'none' } } },
  printed: {
    '@media': { [media.print]: { position: 'static', display: 'block', padding: 0, blockSize: 'auto' } },
  },
});
globalStyle(`body:has(> ${paper.printed}) > *:not(${paper.printed})`, {
  '@media': { [media.print]: { display: 'none !important' } },
});
// The page is not printed then, so a worksheet does not turn the sheet to landscape either.
globalStyle(`:root:has(> body > ${paper.printed})`, { '@media': { [media.print]: { page: 'auto' } } });
globalStyle(`${paper.printed}, ${paper.printed} :is(${modal}, ${sheet}, ${body})`, {
  '@media': {
    [media.print]: {
      display: 'block',
      inlineSize: 'auto',
      maxBlockSize: 'none',
      padding: 0,
      marginInline: 0,
      overflow: 'visible',
      background: color.raised,
      boxShadow: 'none',
    },
  },
});
