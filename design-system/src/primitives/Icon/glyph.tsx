import type { ComponentType, SVGProps } from 'react';
import type { RootProps } from '../../internal/rootProps';
import { iconSize } from './Icon.css';

/** Sizes of an icon: 16, 14 and 12 px at the usual root. */
export const iconSizes = ['regular', 'medium', 'small'] as const;
export type IconSize = (typeof iconSizes)[number];

export interface GlyphProps extends RootProps<SVGSVGElement> {
  size?: IconSize;
  /** Accessible name. Leave it out where the icon is beside a word: it is then hidden from screen readers. */
  label?: string;
}

/** Turns a line drawing into an icon of the set: 1.25 px stroke, current text colour. */
export function glyph(Drawing: ComponentType<SVGProps<SVGSVGElement>>) {
  return function Glyph({ size = 'regular', label, ...root }: GlyphProps) {
    const spoken = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
    return <Drawing {...root} className={iconSize[size]} strokeWidth={1.875} {...spoken} />;
  };
}
