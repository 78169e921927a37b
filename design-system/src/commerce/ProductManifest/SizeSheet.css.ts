import { style, styleVariants } from '@vanilla-extract/css';
import { figures } from '../../css/text.css';
import { vars } from '../../theme/contract.css';

const { color, line, space, text, weight } = vars;
const picturePlace = '3.75rem';

export const head = style({ display: 'flex', gap: space.s4, fontSize: text.small.size });
export const picture = style({
  flex: 'none',
  inlineSize: picturePlace,
  aspectRatio: '3 / 4',
  objectFit: 'contain',
  background: color.ground,
  borderRadius: vars.radius.picture,
});
export const facts = style({ minInlineSize: 0, display: 'grid', gap: space.s1, alignContent: 'start' });
export const name = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space.s2}`, color: color.ink1 });
export const figuresLine = style([figures, { display: 'flex', flexWrap: 'wrap', gap: `0 ${space.s4}` }]);
export const price = style({ color: color.ink1, fontWeight: weight.medium });
export const weak = style({ color: color.ink3 });

export const sizes = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `${line.hair} solid ${color.hairline}`,
});

export const foot = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.s5,
  inlineSize: '100%',
});
export const sum = style({ display: 'grid' });
const noteText = style({ fontSize: text.caption.size, lineHeight: text.caption.lead });
export const note = styleVariants({
  plain: [noteText, { color: color.ink2 }],
  warning: [noteText, { color: color.warningInk }],
  critical: [noteText, { color: color.criticalInk }],
});
export const amount = style([figures, { fontSize: text.title.size, fontWeight: weight.medium }]);
