import { style } from '@vanilla-extract/css';
import { focusRing } from '../../css/focus.css';
import { vars } from '../../theme/contract.css';

const { color, line, size, space, text } = vars;

/** Panel of a list of options, with the thread of a running search at its top and a line at its foot. */
export const optionsPanel = style({ display: 'flex', flexDirection: 'column', overflow: 'hidden' });

/** Thread along the top edge; it comes late, so that a quick answer shows none. */
export const searching = style({
  flex: 'none',
  position: 'relative',
  blockSize: line.strong,
  marginBlockEnd: `calc(-1 * ${line.strong})`,
  color: color.ink1,
});

export const listFoot = style({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.s3,
  padding: `${space.s2} ${space.s4}`,
  borderBlockStart: `${line.hair} solid ${color.hairline}`,
  color: color.ink3,
  fontSize: text.caption.size,
  lineHeight: size.tag,
  maxInlineSize: 'var(--trigger-width)',
});

/** Sentence below the field on options that could not be read, with its retry. */
export const failureLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.s3,
  fontSize: text.caption.size,
  // As high as a target has to be, for the retry in it.
  lineHeight: size.tag,
  color: color.criticalInk,
});

/** Tags below the field; on a narrow page they wrap, and a long name is cut. */
export const chosenTags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s2,
  marginBlockStart: space.s3,
});
export const chosenTag = style([focusRing, { maxInlineSize: '100%', cursor: 'default' }]);
export const chosenWords = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
