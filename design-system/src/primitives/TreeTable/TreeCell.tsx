import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Checkbox } from '../Checkbox/Checkbox';
import { ChevronRightIcon } from '../Icon/icons';
import { content, expander, leaf, treeCell } from './TreeTable.css';

/** State of a row's checkbox: `none`, `some` of the rows below it, or `all`. */
export interface TreeTick {
  state: 'none' | 'some' | 'all';
  /** Whether the checkbox is disabled. */
  isDisabled?: boolean;
}

interface TreeCellProps {
  name: string;
  hasChildren: boolean;
  /** Whether to reserve the place of an arrow, where other rows have one. */
  isInLine: boolean;
  tick?: TreeTick;
  onTick?: (isTicked: boolean) => void;
  children: ReactNode;
}

/** Cell with the tree controls: indented by the depth of its row, with the arrow that expands it and its checkbox. */
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
