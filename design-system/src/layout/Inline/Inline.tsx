import type { ReactNode } from 'react';
import { gapStep } from '../../css/gap.css';
import type { SpaceStep } from '../../css/spacing';
import type { RootProps } from '../../internal/rootProps';
import { inline, inlineAlign, inlineJustify, inlineWrap } from './Inline.css';

export interface InlineProps extends RootProps<HTMLDivElement> {
  children: ReactNode;
  /** Space between children. */
  gap?: SpaceStep;
  align?: keyof typeof inlineAlign;
  justify?: keyof typeof inlineJustify;
  /** Whether children may wrap to further lines. */
  isWrapping?: boolean;
}

/** Lays out its children side by side. */
export function Inline({
  children,
  gap = 's3',
  align = 'center',
  justify = 'start',
  isWrapping = false,
  ...root
}: InlineProps) {
  const classes = [
    inline,
    gapStep[gap],
    inlineAlign[align],
    inlineJustify[justify],
    isWrapping ? inlineWrap : '',
  ];
  return (
    <div {...root} className={classes.join(' ').trim()}>
      {children}
    </div>
  );
}
