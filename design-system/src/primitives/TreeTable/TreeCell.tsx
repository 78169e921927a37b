import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Checkbox } from '../Checkbox/Checkbox';
import { ChevronRightIcon } from '../Icon/icons';
import { content, expander, leaf, treeCell } from './TreeTable.css';

/** Whether a row is ticked: not, some of what is below it, or wholly. */
export interface TreeTick {
  state: 'none' | 'some' | 'all';
  /** It may not be changed. */
  isDisabled?: boolean;
}

interface TreeCellProps {
  name: string;
  hasChildren: boolean;
  /** Keeps the place of an arrow where other rows have one. */
  isInLine: boolean;
  tick?: TreeTick;
  onTick?: (isTicked: boolean) => void;
  children: ReactNode;
}

/** The cell that carries the tree: as far in as its row stands deep, with what opens it and its tick. */
export function TreeCell({ name, hasChildren, isInLine, tick, onTick, children }: TreeCellProps) {
  return (
    <span className={treeCell}>
      {hasChildren ? (
        <Button slot="chevron" className={expander}>
          <ChevronRightIcon size="small" />
        </Button>
      ) : (
        isInLine && <span className={leaf} />
      )}
      {tick && (
        <Checkbox
          slot={null}
          aria-label={name}
          isSelected={tick.state === 'all'}
          isIndeterminate={tick.state === 'some'}
          isDisabled={tick.isDisabled}
          onChange={onTick}
        />
      )}
      <span className={content}>{children}</span>
    </span>
  );
}
