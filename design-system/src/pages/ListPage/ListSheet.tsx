import type { ReactNode } from 'react';
import { formatQuantity } from '../../formats/number';
import { rootProps } from '../../internal/rootProps';
import type { RootProps } from '../../internal/rootProps';
import { Beside } from '../../layout/Beside/Beside';
import type { BesideDetail } from '../../layout/Beside/Beside';
import { ListRows } from './ListRows';
import type { ListAnswer, ListRowsProps } from './ListRows';

/** Way from the row that is open beside the list to its neighbours. */
export interface ListStepping {
  /** Place of the open row among all rows, from 1. */
  place?: number;
  hasPrevious: boolean;
  hasNext: boolean;
  /** Called to open the next row (1) or the previous one (-1). */
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
}

/** Props of {@link ListSheet}. */
export interface ListSheetProps<Row> extends RootProps<HTMLDivElement> {
  /** Accessible name of the table. */
  label: string;
  /** The rows, their columns, order, selection and pages. */
  list?: Omit<ListRowsProps<Row>, 'label'>;
  /** Rows in another form, such as a tree, in place of `list`. */
  rows?: ReactNode;
  /** FilterBar above the rows. */
  filters?: ReactNode;
  /** SelectionBar with the steps over the ticked rows; shown while there are any. */
  steps?: ReactNode;
  /** Way between the rows that are opened beside the list; for a list whose rows are. */
  stepping?: ListStepping;
  /** Detail of the open row. */
  detail?: Pick<BesideDetail, 'label' | 'content' | 'actions'>;
}

/** Filters, steps over the ticked rows, and the rows of a list, with the open one beside them: a ListPage without its header and tabs. */
export function ListSheet<Row extends object>(props: ListSheetProps<Row>) {
  const { label, list, filters, steps, stepping, detail } = props;
  const { rows = list && <ListRows {...list} label={label} /> } = props;
  return (
    <div {...rootProps(props)}>
      {filters}
      {list?.selectedKeys && list.selectedKeys.size > 0 && steps}
      {stepping ? (
        <Beside
          onStep={stepping.onStep}
          onClose={stepping.onClose}
          detail={detail && { ...detail, ...placeOf(stepping, list?.answer) }}
        >
          {rows}
        </Beside>
      ) : (
        rows
      )}
    </div>
  );
}

/** Returns the place of the open row in words, such as "3 / 486", and whether it has neighbours. */
function placeOf({ place, hasPrevious, hasNext }: ListStepping, answer: ListAnswer<unknown> | undefined) {
  const isPlaced = place !== undefined && answer?.state === 'ready';
  return {
    place: isPlaced ? `${formatQuantity(place)} / ${formatQuantity(answer.total)}` : undefined,
    hasPrevious,
    hasNext,
  };
}
