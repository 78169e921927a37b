import { EllipsisIcon } from '@selvedge/design-system/primitives/Icon';
import { IconButton } from '@selvedge/design-system/primitives/IconButton';
import { Menu } from '@selvedge/design-system/primitives/Menu';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';

/** Action on a row; left out (false) when the user may not run it. */
export interface RowStep {
  id: string;
  label: string;
  onAction: () => void;
}

interface RowMenuProps {
  /** Accessible name of the button and of its menu, which names the row. */
  label: string;
  steps: readonly (RowStep | false)[];
}

/** Menu with the actions on one row; not rendered when there are none. */
export function RowMenu({ label, steps }: RowMenuProps) {
  const items = steps.filter((step) => step !== false);
  if (items.length === 0) return null;
  return (
    <Menu
      label={label}
      trigger={<IconButton size="small" label={label} icon={<EllipsisIcon />} />}
      groups={[{ id: 'steps', items }]}
    />
  );
}

/** Returns the last column of a list, with the menu of each row; `header` is read out only. */
export function menuColumn<Row>(header: string, menuOf: (row: Row) => RowMenuProps): TableColumn<Row> {
  return {
    id: 'more',
    header,
    isHeaderHidden: true,
    align: 'end',
    width: 56,
    render: (row) => <RowMenu {...menuOf(row)} />,
  };
}
