import type { ReactNode } from 'react';
import type { RootProps } from '../../internal/rootProps';
import { row } from './FormPage.css';

export interface FormRowProps extends RootProps<HTMLDivElement> {
  /** Short fields: codes, choices, amounts. */
  children: ReactNode;
}

/** Short fields of a FormSection side by side, as many as the window has room for; the columns of all rows are the same. */
export function FormRow({ children, ...root }: FormRowProps) {
  return (
    <div {...root} className={row}>
      {children}
    </div>
  );
}
