import type { ReactNode } from 'react';
import { displayFace, figures, medium, textInk, textStep, truncate } from '../../css/text.css';

export interface TextProps {
  children: ReactNode;
  /** A step of the scale; inherits when left out. */
  size?: keyof typeof textStep;
  ink?: keyof typeof textInk;
  weight?: 'regular' | 'medium';
  /** `display` is the serif: brand and list names, single large figures. */
  face?: 'ui' | 'display';
  /** For codes and amounts: tabular and never broken. */
  isFigure?: boolean;
  /** One line with an ellipsis; for names only. */
  isTruncated?: boolean;
  as?: 'span' | 'p' | 'div' | 'strong' | 'em' | 's' | 'li' | 'time' | 'small' | 'dt' | 'dd';
  id?: string;
}

/** Words and figures on the scale of type. */
export function Text({
  children,
  size,
  ink,
  weight,
  face,
  isFigure,
  isTruncated,
  as: Element = 'span',
  id,
}: TextProps) {
  const classes = [
    size && textStep[size],
    ink && textInk[ink],
    face === 'display' && displayFace,
    weight === 'medium' && medium,
    isFigure && figures,
    isTruncated && truncate,
  ];
  return (
    <Element id={id} className={classes.filter(Boolean).join(' ') || undefined}>
      {children}
    </Element>
  );
}
