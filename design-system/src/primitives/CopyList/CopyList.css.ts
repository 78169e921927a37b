import { style } from '@vanilla-extract/css';
import { textInk, textStep } from '../../css/text.css';
import { vars } from '../../theme/contract.css';

const { color, line, space } = vars;

export const list = style({ display: 'grid' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr) auto',
  alignItems: 'center',
  columnGap: space.s3,
  paddingBlock: space.s2,
  borderBlockEnd: `${line.hair} solid ${color.hairline}`,
});
export const name = style([textStep.caption, textInk.weak]);
/** Wraps; in a cell of a table, where nothing wraps, it ends in an ellipsis before the button. */
export const value = style({
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  textOverflow: 'ellipsis',
  userSelect: 'all',
});
