import { divider, dividerOrientation, dividerWeight } from './Divider.css';

export interface DividerProps {
  /** `ink` heads a sheet, `strong` separates groups, `hair` separates things. */
  weight?: keyof typeof dividerWeight;
  orientation?: keyof typeof dividerOrientation;
}

/** A hairline. */
export function Divider({ weight = 'hair', orientation = 'horizontal' }: DividerProps) {
  const look = `${divider} ${dividerWeight[weight]} ${dividerOrientation[orientation]}`;
  return <hr className={look} aria-orientation={orientation === 'vertical' ? 'vertical' : undefined} />;
}
