import { SplitView } from '../../layout/SplitView/SplitView';
import type { SplitViewProps } from '../../layout/SplitView/SplitView';
import { Tabs } from '../../primitives/Tabs/Tabs';
import type { TabItem } from '../../primitives/Tabs/Tabs';
import { ListSheet } from './ListSheet';
import type { ListSheetProps } from './ListSheet';
import { PlainListPage } from './PlainListPage';
import type { PlainListPageProps } from './PlainListPage';

export { ListRows } from './ListRows';
export { ListSheet } from './ListSheet';
export type { ListAnswer, ListPaging, ListRowsProps, ListTable } from './ListRows';
export type { ListSheetProps, ListStepping } from './ListSheet';
export { PlainListPage } from './PlainListPage';
export type { PlainListPageProps } from './PlainListPage';

/** Tabs over the list, such as its statuses; counts are those of the other filters. */
export interface ListTabs<Tab extends string = string> {
  /** Accessible name: the subject that the tabs divide. */
  label: string;
  items: readonly TabItem<Tab>[];
  selectedKey: Tab;
  onSelectionChange: (id: Tab) => void;
}

/** Props of {@link ListPage}. */
export interface ListPageProps<Row, Tab extends string = string>
  extends PlainListPageProps<Row>, Pick<ListSheetProps<Row>, 'stepping' | 'detail'> {
  tabs?: ListTabs<Tab>;
  /** Column at the start, such as a tree that filters the rows. */
  side?: Pick<NonNullable<SplitViewProps['side']>, 'label' | 'content'>;
}

/**
 * Page of a list: header, tabs with counts, filters, steps over the ticked rows, one page of rows in each of its states, their sums, and the
 * detail of the open row beside them. On a phone rows are shown as blocks.
 */
export function ListPage<Row extends object, Tab extends string = string>(props: ListPageProps<Row, Tab>) {
  const { tabs, side, label = props.title, list, rows, filters, steps, stepping, detail, ...page } = props;
  const sheet = <ListSheet {...{ label, list, rows, filters, steps, stepping, detail }} />;
  const split = side ? <SplitView side={{ at: 'start', ...side }}>{sheet}</SplitView> : sheet;
  return (
    <PlainListPage
      {...page}
      rows={
        tabs ? (
          <Tabs isInset {...tabs}>
            {split}
          </Tabs>
        ) : (
          split
        )
      }
    />
  );
}
