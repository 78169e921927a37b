import type { QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { ListRowsProps, ListStepping, ListTable } from '@selvedge/design-system/pages/ListPage';
import { PAGE_SIZE_DEFAULT } from '@selvedge/domain/constants';
import { answerOf } from '../app/answerOf';
import { listAnswer } from './listAnswer';
import type { ListAnswerOf } from './listAnswer';
import { neighbours } from './neighbours';
import { sorting } from './sorting';
import { useKeepTrail } from './trail';
import type { ListAddress } from './useFilterState';
import { useListFilter } from './useListFilter';
import type { Listed, ListFilterParts, ListFilterState } from './useListFilter';

type TableParts<Row> = Pick<ListTable<Row>, 'columns' | 'rowHref' | 'isTall' | 'minWidth'>;

/** Declaration of a list: its filter, its query, its columns, and its words. */
export interface ListParts<Filter, Row, Answer extends ListAnswerOf<Row>, Raw, Key extends QueryKey>
  extends Omit<ListFilterParts<Filter>, 'onShow'>, TableParts<Row> {
  query: (filter: Filter) => UseQueryOptions<Raw, Error, Answer, Key>;
  /** EmptyState that explains how rows are added. */
  empty?: ReactElement;
  /** Returns it, where it depends on the filter such as its tab. */
  renderEmpty?: (filter: Filter) => ReactElement;
  /** Title of the error when the rows could not be read; the message of the error when left out. */
  failed?: string;
  /** Returns the id of a row; its `id` when left out. */
  rowId?: (row: Row) => string;
  /** Whether rows can be ticked, with this filter. */
  isSelectable?: boolean | ((filter: Filter) => boolean);
  /** Whether a row opens beside the list: its id is in the address as `row`. */
  opensBeside?: boolean;
  /** Called with the id of a row that is pressed, where rows do not open beside the list. */
  onRowAction?: (id: string) => void;
  /** Returns the address of the page of a row's record, which then leads to its neighbours; that of `rowHref` when left out. */
  recordHref?: (row: Row) => string | undefined;
  /** Groups the rows of a page, with headings that may hold figures of the answer. */
  groups?: (answer: Answer) => ListRowsProps<Row>['groups'];
  /** Returns the sums over all rows that match the filters. */
  renderSums?: (answer: Answer) => ReactNode;
}

/** List of a page: its state, and the props of the parts that show it. */
export interface ListState<Filter, Row, Answer> extends Omit<ListFilterState<Filter>, 'paging'> {
  read: UseQueryResult<Answer>;
  answer: Answer | undefined;
  /** Rows of the page; none while they are read. */
  rows: readonly Row[];
  /** Ids of the ticked rows. */
  selected: ReadonlySet<string>;
  /** Unticks all rows. */
  unselect: () => void;
  /** Row that is open beside the list. */
  opened: Row | undefined;
  /** Props of the ListPage that come from the state of the list. */
  page: { list: Omit<ListRowsProps<Row>, 'label'>; stepping?: ListStepping };
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Returns the state of a list whose filter, order and page are in the address, with the props of its FilterBar and its ListPage. A page
 * whose last row was removed, or that never existed, redirects to the last one.
 */
export function useListPage<
  Filter extends Listed,
  Row extends object,
  Answer extends ListAnswerOf<Row>,
  Raw,
  Key extends QueryKey,
>(address: ListAddress, parts: ListParts<Filter, Row, Answer, Raw, Key>): ListState<Filter, Row, Answer> {
  const { search, query, failed, isSelectable, opensBeside, groups, empty } = parts;
  const { rowId = (row) => (row as Row & { id: string }).id } = parts;
  const [selected, setSelected] = useState(NONE);
  const { paging, ...state } = useListFilter(address, { ...parts, onShow: () => setSelected(NONE) });
  const { filter, show, openRow, narrowing } = state;
  // The row that is open beside the list changes nothing about its rows.
  const read = useQuery(query({ ...filter, row: undefined }));
  const { data } = answerOf(read);
  const rows = data?.list ?? [];
  const pageSize = data?.pageSize ?? PAGE_SIZE_DEFAULT;

  const last = Math.max(1, Math.ceil((data?.total ?? 0) / pageSize));
  const isPast = data !== undefined && !read.isPlaceholderData && filter.page > last;
  const openLast = useEffectEvent((page: number) =>
    address.open(search.write({ ...filter, page }), { replace: true }),
  );
  useEffect(() => {
    if (isPast) openLast(last);
  }, [isPast, last]);

  const { recordHref = parts.rowHref } = parts;
  const before = (filter.page - 1) * pageSize;
  useKeepTrail(
    rows.flatMap((row) => recordHref?.(row) ?? []),
    before,
    data?.total ?? 0,
  );

  const openId = opensBeside ? filter.row : undefined;
  const around = neighbours(rows.map(rowId), openId, before);
  const stepping: ListStepping = {
    place: around?.place,
    hasPrevious: around?.previous !== undefined,
    hasNext: around?.next !== undefined,
    onStep: (by) => openRow(by === 1 ? around?.next : around?.previous),
    onClose: () => openRow(undefined),
  };
  const hasTicks = typeof isSelectable === 'function' ? isSelectable(filter) : isSelectable;
  return {
    ...state,
    read,
    answer: data,
    rows,
    selected,
    unselect: () => setSelected(NONE),
    opened: rows.find((row) => rowId(row) === openId),
    page: {
      list: {
        answer: listAnswer(read, failed),
        columns: parts.columns,
        rowId,
        rowHref: parts.rowHref,
        currentKey: openId,
        onRowAction: opensBeside ? openRow : parts.onRowAction,
        isTall: parts.isTall,
        minWidth: parts.minWidth,
        ...(hasTicks ? { selectedKeys: selected, onSelectionChange: setSelected } : {}),
        // The columns of the order are those of the filter.
        ...(search.sorts.length > 0 ? sorting(filter, search.sorts, show as (change: object) => void) : {}),
        empty: parts.renderEmpty?.(filter) ?? empty,
        narrowing,
        groups: data && groups?.(data),
        sums: data && parts.renderSums?.(data),
        paging: { ...paging, pageSize },
      },
      ...(opensBeside && { stepping }),
    },
  };
}
