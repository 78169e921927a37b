import { useState } from 'react';
import { ColumnChooser } from '../../commerce/ColumnChooser/ColumnChooser';
import { Button } from '../../primitives/Button/Button';
import { DownloadIcon } from '../../primitives/Icon/Icon';
import type { ColumnArrangement, TableSort } from '../../primitives/Table/Table';
import { useSay } from '../../testing/say';
import { FilterBar } from '../FilterBar/FilterBar';
import { ListPage } from './ListPage';
import type { ListPageProps, ListRowsProps } from './ListPage';
import { storyColumns, storyEmpty, storyOrders, storyPayments, storyTabs } from './storyData';
import type { StoryOrder } from './storyData';

const PAGE_SIZE = 12;

interface StoryOrderListProps extends Partial<Omit<ListPageProps<StoryOrder>, 'list'>> {
  /** Overrides of the rows, such as another answer or groups. */
  list?: Partial<Omit<ListRowsProps<StoryOrder>, 'label'>>;
  /** Tab that is selected at first. */
  tab?: string;
  /** Status of payment that the list is filtered by at first. */
  payment?: string;
}

/** List of orders as an app declares it: this component holds filter, order, page and columns, which in an app are hooks. */
export function StoryOrderList({ list, ...rest }: StoryOrderListProps) {
  const { tab: tabAtFirst = 'ALL', payment: paymentAtFirst, ...page } = rest;
  const say = useSay();
  const [tab, setTab] = useState(tabAtFirst);
  const [words, setWords] = useState('');
  const [payment, setPayment] = useState(paymentAtFirst);
  const [sort, setSort] = useState<TableSort>({ column: 'payable', direction: 'descending' });
  const [number, setNumber] = useState(1);
  const [arrangement, setArrangement] = useState<ColumnArrangement>({});
  const columns = storyColumns(say);
  const [shown, setShown] = useState(columns.map(({ id }) => id));
  const clear = () => {
    setWords('');
    setPayment(undefined);
    setNumber(1);
  };
  const found = storyOrders(say).filter(
    (order) =>
      `${order.id} ${order.orderedBy} ${order.company}`.includes(words) &&
      (payment === undefined || order.payment === payment),
  );
  const matches = found.filter(({ status }) => tab === 'ALL' || status === tab).toSorted(by(sort));
  const narrowing = {
    by: [
      ...(words === '' ? [] : [say(`“${words}”`, `“${words}”`)]),
      ...(payment === undefined ? [] : [say('付款', 'Payment')]),
    ],
    onClear: clear,
  };
  return (
    <ListPage
      title={say('采购订单', 'Procurement orders')}
      lead={say('客户提交的询价单与订单', 'Inquiries and orders that customers submitted')}
      actions={
        <>
          <Button variant="quiet" size="header" icon={<DownloadIcon />}>
            {say('导出', 'Export')}
          </Button>
          <Button variant="primary" size="header">
            {say('代客下单', 'Order for a customer')}
          </Button>
        </>
      }
      tabs={{
        label: say('订单状态', 'Order status'),
        items: storyTabs(say).map((item) => ({
          ...item,
          count: found.filter(({ status }) => item.id === 'ALL' || status === item.id).length,
        })),
        selectedKey: tab,
        onSelectionChange: (next) => {
          setTab(next);
          setNumber(1);
        },
      }}
      filters={
        <FilterBar
          label={say('筛选订单', 'Filter orders')}
          searchLabel={say('订单号、客户', 'Order or customer')}
          words={words}
          onSearch={setWords}
          choices={[
            { name: 'payment', label: say('付款', 'Payment'), choices: storyPayments(say), value: payment },
          ]}
          onChoice={(_, value) => setPayment(value)}
          narrowing={narrowing}
          end={
            <ColumnChooser
              columns={columns.map(({ id, header, isRowHeader }) => ({
                id,
                label: header,
                isRequired: isRowHeader,
              }))}
              value={shown}
              onChange={setShown}
              onReset={() => setArrangement({})}
              arrangement={arrangement}
              onArrangementChange={setArrangement}
            />
          }
        />
      }
      {...page}
      list={{
        answer: {
          state: 'ready',
          rows: matches.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE),
          total: matches.length,
        },
        columns: columns.filter(({ id }) => shown.includes(id)),
        rowId: ({ id }) => id,
        empty: storyEmpty(say),
        narrowing,
        sort,
        onSortChange: setSort,
        arrangement,
        onArrangementChange: setArrangement,
        paging: { page: number, pageSize: PAGE_SIZE, onPageChange: setNumber },
        ...list,
      }}
    />
  );
}

/** Returns the comparison of two orders by a column; those that are equal keep their place. */
function by({ column, direction }: TableSort) {
  const sign = direction === 'ascending' ? 1 : -1;
  return (a: StoryOrder, b: StoryOrder): number => {
    if (column === 'pieces') return sign * (a.pieces - b.pieces);
    if (column === 'payable') return sign * (a.cents - b.cents);
    return sign * a.orderedBy.localeCompare(b.orderedBy);
  };
}
