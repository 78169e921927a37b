import type { ReactNode } from 'react';
import { displayFace, figures, lineBreaks, medium, textInk, textStep, truncate } from '../../css/text.css';
import { rootProps } from '../../internal/rootProps';
import type { RootProps } from '../../internal/rootProps';

export interface TextProps extends RootProps {
  children: ReactNode;
  /** Type size; inherited when left out. */
  size?: keyof typeof textStep;
  ink?: keyof typeof textInk;
  weight?: 'regular' | 'medium';
  /** `display` is the serif: brand and list names, single large figures. */
  face?: 'ui' | 'display';
  /** For codes and amounts: tabular digits, never broken over lines. */
  isFigure?: boolean;
  /** Single line with an ellipsis; for names only. */
  isTruncated?: boolean;
  /** Keeps line breaks as they were typed: messages, remarks. */
  hasLineBreaks?: boolean;
  as?: 'span' | 'p' | 'div' | 'strong' | 'em' | 's' | 'li' | 'time' | 'small' | 'dt' | 'dd';
}

/** Text in a size, ink and weight of the design system. */
export function Text({
  children,
  size,
  ink,
  weight,
  face,
  isFigure,
  isTruncated,
  hasLineBreaks,
  as: Element = 'span',
  ...root
}: TextProps) {
  const classes = [
    size && textStep[size],
    ink && textInk[ink],
    face === 'display' && displayFace,
    weight === 'medium' && medium,
    isFigure && figures,
    isTruncated && truncate,
    hasLineBreaks && lineBreaks,
  ];
  return (
    <Element {...rootProps(root)} className={classes.filter(Boolean).join(' ') || undefined}>
      {children}
    </Element>
  );
}
