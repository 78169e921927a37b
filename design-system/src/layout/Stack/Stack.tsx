import type { ReactNode } from 'react';
import { gapStep } from '../../css/gap.css';
import type { SpaceStep } from '../../css/spacing';
import { rootProps } from '../../internal/rootProps';
import type { RootProps } from '../../internal/rootProps';
import { stack, stackAlign } from './Stack.css';

export interface StackProps extends RootProps {
  children: ReactNode;
  /** Space between children. */
  gap?: SpaceStep;
  align?: keyof typeof stackAlign;
  as?: 'div' | 'section' | 'ul' | 'ol' | 'form' | 'aside';
}

/** Things below each other. */
export function Stack({ children, gap = 's5', align = 'stretch', as: Element = 'div', ...root }: StackProps) {
  return (
    <Element {...rootProps(root)} className={`${stack} ${gapStep[gap]} ${stackAlign[align]}`}>
      {children}
    </Element>
  );
}
