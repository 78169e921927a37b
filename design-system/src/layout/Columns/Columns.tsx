import type { ReactNode } from 'react';
import { gapStep } from '../../css/gap.css';
import type { SpaceStep } from '../../css/spacing';
import type { RootProps } from '../../internal/rootProps';
import { columns, columnsInset, columnsTemplate } from './Columns.css';

export interface ColumnsProps extends RootProps<HTMLDivElement> {
  children: ReactNode;
  /** Equal columns, a narrow column before the main one, or a main column with an aside of 23 or 27 rem. */
  template?: keyof typeof columnsTemplate;
  gap?: SpaceStep;
  /** Adds the page header's margin, on a page whose body reaches the edges. */
  isInset?: boolean;
}

/** Columns that become a single one below 1024 px. */
export function Columns({ children, template = 'two', gap = 's7', isInset = false, ...root }: ColumnsProps) {
  const look = `${columns} ${columnsTemplate[template]} ${gapStep[gap]}`;
  return (
    <div {...root} className={isInset ? `${look} ${columnsInset}` : look}>
      {children}
    </div>
  );
}
