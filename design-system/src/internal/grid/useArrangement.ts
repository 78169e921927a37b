import { useCallback, useState } from 'react';
import type { ColumnArrangement } from './arrangement';

interface ArrangementProps {
  readonly arrangement?: ColumnArrangement;
  readonly onArrangementChange?: (arrangement: ColumnArrangement) => void;
}

const AS_GIVEN: ColumnArrangement = {};

/** Returns the arrangement in force, the caller's or the table's own, and its setter; undefined when columns cannot be arranged. */
export function useArrangement({ arrangement, onArrangementChange }: ArrangementProps) {
  const [own, setOwn] = useState(AS_GIVEN);
  const arrange = useCallback(
    (next: ColumnArrangement) => {
      setOwn(next);
      onArrangementChange?.(next);
    },
    [onArrangementChange],
  );
  return [arrangement ?? own, onArrangementChange && arrange] as const;
}
