import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/tokens';

const { color, line, space } = vars;

/** Space above an open header. */
const openHead = '1.375rem';
/** Space that the bar with `decision` covers on a phone. */
const answerBar = '5rem';

const inset = { paddingInline: space.s6, '@media': { [media.phone]: { paddingInline: space.s5 } } };

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: '100%',
  '@media': { [media.print]: { display: 'block', minBlockSize: 0 } },
});

/** Ground below the header: paper, or a white sheet. */
export const pageGround = styleVariants({ page: {}, surface: { background: color.surface } });

export const header = style([
  inset,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s4,
    paddingBlock: space.s4,
  },
]);

export const headerGround = styleVariants({
  page: { background: color.page, borderBlockEnd: `${line.hair} solid ${color.hairline}` },
  surface: { background: color.surface },
  open: { background: color.page, paddingBlock: `${openHead} ${space.s2}` },
});

export const headerTop = style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: `${space.s4} ${space.s6}`,
});

/** Line of the breadcrumbs, close to the title below. */
export const headerPath = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s4,
  marginBlockEnd: `calc(${space.s1} - ${space.s4})`,
});
/** The icon of the last button, not the room around it, ends with the line. */
export const headerSteps = style({
  flex: 'none',
  marginInlineStart: 'auto',
  marginInlineEnd: `calc((${vars.size.icon} - ${vars.size.tool}) / 2)`,
});

export const headerNames = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s1,
  minInlineSize: 0,
});
export const headerTitle = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${space.s2} ${space.s4}`,
});
export const headerLead = style({ color: color.ink2, marginBlockStart: space.s2 });
export const headerActions = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space.s3,
  '@media': { [media.print]: { display: 'none' } },
});
/** On a phone a bar fixed at the foot of the window, over the page, within reach of the thumb; the page leaves room for it. */
export const headerDecision = style({
  display: 'contents',
  '@media': {
    [media.phone]: {
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: vars.layer.bar,
      display: 'grid',
      gridAutoFlow: 'column',
      gridTemplateColumns: 'auto',
      gridAutoColumns: '1fr',
      gap: vars.half.s3,
      padding: `${vars.half.s3} ${space.s5}`,
      paddingBlockEnd: `max(${vars.half.s3}, env(safe-area-inset-bottom))`,
      background: color.raised,
      borderBlockStart: `${line.hair} solid ${color.ink1}`,
      vars: { [vars.size.action]: vars.space.s8, [vars.density.controlH]: vars.space.s8 },
    },
  },
});
globalStyle(`${page}:has(${headerDecision})`, {
  '@media': { [media.phone]: { paddingBlockEnd: answerBar } },
});
/** Words at the end of the header; on a phone they follow below, at the start. */
export const headerAside = style({
  textAlign: 'end',
  '@media': { [media.phone]: { textAlign: 'start' } },
});
export const pageBody = style({ flex: 1, minInlineSize: 0 });
export const pageBodyInset = style([inset, { paddingBlock: space.s5 }]);
export const pageBodyFilled = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.print]: { display: 'block' } },
});
