import type { RootProps } from '../../internal/rootProps';
import { divider, dividerOrientation, dividerWeight } from './Divider.css';

export interface DividerProps extends RootProps<HTMLHRElement> {
  /** `ink` heads a sheet, `strong` separates groups, `hair` separates items. */
  weight?: keyof typeof dividerWeight;
  orientation?: keyof typeof dividerOrientation;
}

/** A hairline. */
export function Divider({ weight = 'hair', orientation = 'horizontal', ...root }: DividerProps) {
  const look = `${divider} ${dividerWeight[weight]} ${dividerOrientation[orientation]}`;
  return (
    <hr {...root} className={look} aria-orientation={orientation === 'vertical' ? 'vertical' : undefined} />
  );
}
