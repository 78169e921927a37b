import type { ReactElement } from 'react';
import { rootProps } from '../../internal/rootProps';
import type { RootProps } from '../../internal/rootProps';
import { EllipsisIcon } from '../Icon/icons';
import { IconButton } from '../IconButton/IconButton';
import { Menu } from '../Menu/Menu';
import type { TableColumn } from '../Table/Table';

/** Action on a row. */
export interface RowStep {
  id: string;
  label: string;
  onAction: () => void;
}

/** Props of {@link RowMenu}; its root is the button. */
export interface RowMenuProps extends RootProps<HTMLButtonElement> {
  /** Accessible name of the button and of its menu, which names the row. */
  label: string;
  /** Actions in their order; false leaves one out that the person may not run. */
  steps: readonly (RowStep | false)[];
}

/** Menu with the actions on one row of a table; not rendered when there are none. */
export function RowMenu({ label, steps, ...root }: RowMenuProps): ReactElement | null {
  const items = steps.filter((step) => step !== false);
  if (items.length === 0) return null;
  return (
    <Menu
      label={label}
      trigger={<IconButton {...rootProps(root)} size="small" label={label} icon={<EllipsisIcon />} />}
      groups={[{ id: 'steps', items }]}
    />
  );
}

/** Returns the last column of a table, with the menu of each row; `header` is read out only. */
export function menuColumn<Row>(header: string, menuOf: (row: Row) => RowMenuProps): TableColumn<Row> {
  return {
    id: 'more',
    header,
    isHeaderHidden: true,
    align: 'end',
    width: 56,
    phone: 'aside',
    render: (row) => <RowMenu {...menuOf(row)} />,
  };
}
