import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

const { color, line, space } = vars;

/** Surface of a warning, with an outline that forced colours show. */
export const notice = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.s3,
  paddingBlock: space.s4,
  paddingInline: space.s5,
  background: color.warningBg,
  color: color.ink1,
  outline: `${line.hair} solid transparent`,
});
export const bothFields = style({
  alignSelf: 'stretch',
  display: 'flex',
  flexDirection: 'column',
  gap: space.s2,
});
/** Line of a field: its name, the stored value, and the button that takes it. */
export const bothField = style({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  gap: `${space.s1} ${space.s4}`,
  paddingBlockStart: space.s2,
  borderBlockStart: `${line.hair} solid ${color.hairline}`,
});
export const fieldName = style({ fontWeight: vars.weight.medium });
export const storedValue = style({ flex: 1, minInlineSize: 0, color: color.ink2, overflowWrap: 'anywhere' });
export const note = style({ color: color.ink2 });
