import type { ReactNode } from 'react';
import { gapStep } from '../../css/gap.css';
import type { SpaceStep } from '../../css/spacing';
import { rootProps } from '../../internal/rootProps';
import type { RootProps } from '../../internal/rootProps';
import { stack, stackAlign, stackInset } from './Stack.css';

export interface StackProps extends RootProps {
  children: ReactNode;
  /** Space between children. */
  gap?: SpaceStep;
  align?: keyof typeof stackAlign;
  /** Adds the page's margin, over a table that runs to the edge. */
  isInset?: boolean;
  as?: 'div' | 'section' | 'ul' | 'ol' | 'form' | 'aside';
}

/** Lays out its children one below the other. */
export function Stack({
  children,
  gap = 's5',
  align = 'stretch',
  isInset = false,
  as: Element = 'div',
  ...root
}: StackProps) {
  const look = `${stack} ${gapStep[gap]} ${stackAlign[align]}`;
  return (
    <Element {...rootProps(root)} className={isInset ? `${look} ${stackInset}` : look}>
      {children}
    </Element>
  );
}
