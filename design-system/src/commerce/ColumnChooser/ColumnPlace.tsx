import { ArrowDownIcon, ArrowUpIcon, PinIcon } from '../../primitives/Icon/Icon';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { useMessages } from '../../i18n';
import { withMoved, withPin } from '../../internal/grid/rearrange';
import type { ColumnArrangement } from '../../internal/grid/arrangement';
import type { ChoosableColumn } from './ColumnChooser';
import { place } from './ColumnChooser.css';

interface ColumnPlaceProps {
  column: ChoosableColumn;
  /** All columns in the arranged order. */
  columns: readonly ChoosableColumn[];
  /** Ids of all columns in the order of the table. */
  ids: readonly string[];
  arrangement: ColumnArrangement;
  onChange: (arrangement: ColumnArrangement) => void;
}

/** Buttons that pin a column and move it by one place among the pinned columns, or among the others. */
export function ColumnPlace({ column, columns, ids, arrangement, onChange }: ColumnPlaceProps) {
  const t = useMessages('ColumnChooser');
  const { id, label } = column;
  const pinned = arrangement.pinned ?? [];
  const isPinned = pinned.includes(id);
  const group = columns.filter((other) => pinned.includes(other.id) === isPinned).map((other) => other.id);
  const at = group.indexOf(id);
  const moveTo = (target: string | undefined) => () => {
    if (target !== undefined) onChange(withMoved(arrangement, ids, id, target));
  };
  return (
    <span className={place}>
      <IconButton
        size="small"
        label={t('pin', { column: label })}
        icon={<PinIcon />}
        aria-pressed={isPinned}
        onPress={() => onChange(withPin(arrangement, id, !isPinned))}
      />
      <IconButton
        size="small"
        label={t('moveUp', { column: label })}
        icon={<ArrowUpIcon />}
        isDisabled={at === 0}
        onPress={moveTo(group[at - 1])}
      />
      <IconButton
        size="small"
        label={t('moveDown', { column: label })}
        icon={<ArrowDownIcon />}
        isDisabled={at === group.length - 1}
        onPress={moveTo(group[at + 1])}
      />
    </span>
  );
}
