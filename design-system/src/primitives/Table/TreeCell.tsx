import type { ReactElement, ReactNode } from 'react';
import { useMessages } from '../../i18n';
import { Checkbox } from '../Checkbox/Checkbox';
import { ChevronRightIcon } from '../Icon/icons';
import { content, expander, leaf, treeCell } from './TreeCell.css';

/** State of a row's checkbox: `none`, `some` of the rows below it, or `all`. */
export interface TreeTick {
  state: 'none' | 'some' | 'all';
  /** Whether the checkbox is disabled. */
  isDisabled?: boolean;
}

interface TreeCellProps {
  /** Name of the row, which is the accessible name of its checkbox. */
  name?: string;
  /** Whether the rows below are shown; null for a row without any. */
  isExpanded: boolean | null;
  onExpand: () => void;
  /** Whether to reserve the place of an arrow, where other rows have one. */
  isInLine: boolean;
  tick?: TreeTick;
  onTick?: (isTicked: boolean) => void;
  children: ReactNode;
}

/**
 * Cell with the tree controls: indented by the depth of its row, with the arrow that expands it and its checkbox. The arrow is no stop of
 * the keyboard, which expands by the arrow keys.
 */
export function TreeCell(props: TreeCellProps): ReactElement {
  const { name, isExpanded, onExpand, isInLine, tick, onTick, children } = props;
  const t = useMessages('grid');
  return (
    <span className={treeCell}>
      {isExpanded === null ? (
        isInLine && <span className={leaf} />
      ) : (
        <button
          type="button"
          tabIndex={-1}
          aria-label={t(isExpanded ? 'collapse' : 'expand')}
          data-expanded={isExpanded || undefined}
          className={expander}
          onClick={onExpand}
        >
          <ChevronRightIcon size="small" />
        </button>
      )}
      {tick && (
        <Checkbox
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
