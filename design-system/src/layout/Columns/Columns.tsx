import type { ReactNode } from 'react';
import type { SpaceStep } from '../../css/spacing';
import { columns, columnsGap, columnsTemplate } from './Columns.css';

export interface ColumnsProps {
  children: ReactNode;
  /** Equal columns, or a main column with an aside of 23 or 27 rem. */
  template?: keyof typeof columnsTemplate;
  gap?: SpaceStep;
}

/** Columns that become one below 1024 px. */
export function Columns({ children, template = 'two', gap = 's7' }: ColumnsProps) {
  return <div className={`${columns} ${columnsTemplate[template]} ${columnsGap[gap]}`}>{children}</div>;
}
