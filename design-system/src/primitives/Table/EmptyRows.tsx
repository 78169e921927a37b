import type { ReactNode } from 'react';
import { NoMatches } from '../NoMatches/NoMatches';
import type { Narrowing } from '../NoMatches/NoMatches';
import { emptyCell } from './Table.css';

interface EmptyRowsProps {
  empty: ReactNode;
  narrowing: Narrowing | null | undefined;
}

/** What stands where a table has no row: that there is none, or that filters hide what there is. */
export function EmptyRows({ empty, narrowing }: EmptyRowsProps) {
  const isNarrowed = narrowing && narrowing.by.length > 0;
  return <div className={emptyCell}>{isNarrowed ? <NoMatches narrowing={narrowing} /> : empty}</div>;
}
