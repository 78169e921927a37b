import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

const { color, line } = vars;

export const divider = style({ border: 0, margin: 0, flex: 'none', alignSelf: 'stretch' });
export const dividerWeight = styleVariants({
  hair: { borderColor: color.hairline },
  strong: { borderColor: color.hairlineStrong },
  ink: { borderColor: color.ink1 },
});
export const dividerOrientation = styleVariants({
  horizontal: { borderBlockStartStyle: 'solid', borderBlockStartWidth: line.hair },
  vertical: { borderInlineStartStyle: 'solid', borderInlineStartWidth: line.hair },
});
