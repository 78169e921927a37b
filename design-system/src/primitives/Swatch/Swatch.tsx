import { assignInlineVars } from '@vanilla-extract/dynamic';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import type { RootProps } from '../../internal/rootProps';
import { productColour, swatch, swatchRow, swatchSize } from './Swatch.css';

export interface SwatchProps extends RootProps<HTMLSpanElement> {
  /** CSS colour of the product, from its data. */
  color: string;
  /** Name of the colour: "驼色". Always read by screen readers; `isNameHidden` only hides it visually. */
  name: string;
  isNameHidden?: boolean;
  size?: keyof typeof swatchSize;
}

/** Colour of a product with its name. */
export function Swatch({ color, name, isNameHidden = false, size = 'small', ...root }: SwatchProps) {
  const dot = `${swatch} ${swatchSize[size]}`;
  const paint = assignInlineVars({ [productColour]: color });
  return (
    <span {...root} className={swatchRow} title={isNameHidden ? name : undefined}>
      <span aria-hidden="true" className={dot} style={paint} />
      {isNameHidden ? <span className={visuallyHidden}>{name}</span> : name}
    </span>
  );
}
