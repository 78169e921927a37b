import type { ReactNode } from 'react';
import { NoMatches } from '../NoMatches/NoMatches';
import type { Narrowing } from '../NoMatches/NoMatches';
import { emptyCell } from './Table.css';

interface EmptyRowsProps {
  empty: ReactNode;
  narrowing: Narrowing | null | undefined;
}

/** Shown in a table without rows: `empty`, or NoMatches when filters are in force. */
export function EmptyRows({ empty, narrowing }: EmptyRowsProps) {
  const isNarrowed = narrowing && narrowing.by.length > 0;
  return <div className={emptyCell}>{isNarrowed ? <NoMatches narrowing={narrowing} /> : empty}</div>;
}
