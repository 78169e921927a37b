import type { ReactNode } from 'react';
import { gapStep } from '../../css/gap.css';
import type { SpaceStep } from '../../css/spacing';
import { stack, stackAlign } from './Stack.css';

export interface StackProps {
  children: ReactNode;
  /** Space between children. */
  gap?: SpaceStep;
  align?: keyof typeof stackAlign;
  as?: 'div' | 'section' | 'ul' | 'ol' | 'form' | 'aside';
}

/** Things below each other. */
export function Stack({ children, gap = 's5', align = 'stretch', as: Element = 'div' }: StackProps) {
  return <Element className={`${stack} ${gapStep[gap]} ${stackAlign[align]}`}>{children}</Element>;
}
