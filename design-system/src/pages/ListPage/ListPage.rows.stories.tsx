import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { PriceCell } from '../../commerce/PriceCell/PriceCell';
import { Text } from '../../layout/Text/Text';
import { Toolbar } from '../../layout/Toolbar/Toolbar';
import { Panel, Panels } from '../../layout/Panels/Panels';
import { CheckIcon, DownloadIcon } from '../../primitives/Icon/Icon';
import { SelectionBar } from '../../primitives/SelectionBar/SelectionBar';
import { say } from '../../testing/say';
import { StepReport } from '../StepReport/StepReport';
import { ListPage } from './ListPage';
import type { ListPageProps } from './ListPage';
import { StoryDepartments } from './StoryDepartments';
import { StoryOrderList } from './StoryOrderList';
import { StoryOrderFacts, storyList, storyOrders } from './storyData';
import type { StoryOrder } from './storyData';

const OrderPage = ListPage<StoryOrder>;
const orders = storyOrders(say, 8);

const meta = {
  title: 'Pages/ListPage/Rows',
  component: OrderPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: say('采购订单', 'Procurement orders'),
    list: storyList(say, orders),
  },
} satisfies Meta<typeof OrderPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const NONE: ReadonlySet<string> = new Set();

/** While rows are ticked, a bar offers the steps over all of them; what a step was refused for is reported by order. */
export const Ticked: Story = {
  render: function Ticked(args) {
    const [selected, setSelected] = useState<ReadonlySet<string>>(
      () => new Set(orders.slice(0, 3).map(({ id }) => id)),
    );
    const [isReported, setReported] = useState(false);
    const done = () => {
      setReported(false);
      setSelected(NONE);
    };
    const [, second, third] = orders;
    return (
      <StoryOrderList
        list={{ ...args.list, paging: undefined, selectedKeys: selected, onSelectionChange: setSelected }}
        steps={
          <SelectionBar
            label={say('已选订单', 'Selected orders')}
            onClear={() => setSelected(NONE)}
            actions={[
              {
                id: 'confirm',
                label: say('平台确认', 'Confirm'),
                icon: <CheckIcon />,
                onAction: () => setReported(true),
              },
              { id: 'export', label: say('导出', 'Export'), icon: <DownloadIcon />, onAction: fn() },
            ]}
          >
            {say(`已选 ${selected.size} 张`, `${selected.size} selected`)}
          </SelectionBar>
        }
      >
        {isReported && (
          <StepReport
            title={say('2 张订单未能确认', '2 orders could not be confirmed')}
            done={say('已确认 1 张订单。', '1 order is confirmed.')}
            refused={[
              { id: '1', name: second?.id ?? '', reason: say('库存不足', 'Not enough stock') },
              {
                id: '2',
                name: third?.id ?? '',
                reason: say('当前步骤不能确认', 'Cannot be confirmed at this step'),
              },
            ]}
            onClose={done}
          />
        )}
      </StoryOrderList>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('已选 3 张')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '平台确认' }));
    const report = await screen.findByRole('dialog', { name: '2 张订单未能确认' });
    await expect(report).toHaveTextContent('已确认 1 张订单。');
    await expect(report).toHaveTextContent(`${orders[1]?.id} 库存不足`);
    await userEvent.click(within(report).getByRole('button', { name: '知道了' }));
    await expect(canvas.queryByRole('toolbar', { name: '已选订单' })).toBeNull();
    await expect(canvas.queryByRole('checkbox', { checked: true })).toBeNull();
  },
};

/** Orders by supplier: each group under its heading, with a table of its own and one selection over all of them. */
export const Grouped: Story = {
  args: {
    list: {
      ...meta.args.list,
      selectedKeys: NONE,
      onSelectionChange: fn(),
      groups: {
        of: ({ supplier }: StoryOrder) => supplier,
        head: (supplier) => ({
          title: supplier,
          note: say(
            `${orders.filter((order) => order.supplier === supplier).length} 张订单`,
            `${orders.filter((order) => order.supplier === supplier).length} orders`,
          ),
        }),
      },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('grid')).toHaveLength(3);
    const group = canvas.getByRole('region', { name: 'FI-01 Pelletteria Sforza S.r.l.' });
    await userEvent.click(within(group).getByRole('checkbox', { name: `选择 ${orders[1]?.id}` }));
    await expect(args.list?.onSelectionChange).toHaveBeenCalledWith(new Set([orders[1]?.id]));
  },
};

const pieces = orders.reduce((sum, order) => sum + order.pieces, 0);
const cents = orders.reduce((sum, order) => sum + order.cents, 0);

/** Sums over every order that matches the filters, on all pages, between the rows and the pagination. */
export const Sums: Story = {
  args: {
    list: {
      ...meta.args.list,
      paging: { page: 1, pageSize: 12, onPageChange: fn() },
      sums: (
        <Toolbar label={say('筛选合计', 'Totals of the filters')} gap="wide">
          <Text size="caption" ink="weak">
            {say('筛选合计', 'Totals of the filters')}
          </Text>
          <Text isFigure>{say(`${pieces} 件`, `${pieces} pieces`)}</Text>
          <PriceCell cents={cents} isCharged emphasis="medium" />
        </Toolbar>
      ),
    },
  },
  play: async ({ canvas }) => {
    const sums = canvas.getByRole('group', { name: '筛选合计' });
    await expect(sums).toHaveTextContent(`${pieces} 件`);
    await expect(canvas.getByRole('navigation', { name: '分页：采购订单' })).toBeVisible();
  },
};

/** Orders of which one may be open beside the list. */
function OrdersBeside(args: ListPageProps<StoryOrder>) {
  const [openId, open] = useState<string | undefined>(orders[2]?.id);
  const at = orders.findIndex(({ id }) => id === openId);
  const opened = orders[at];
  return (
    <OrderPage
      {...args}
      list={args.list && { ...args.list, onRowAction: open, currentKey: openId }}
      stepping={{
        place: at + 1,
        hasPrevious: at > 0,
        hasNext: at < orders.length - 1,
        onStep: (by) => open(orders[at + by]?.id),
        onClose: () => open(undefined),
      }}
      detail={
        opened && {
          label: opened.id,
          content: (
            <Panels>
              <Panel span="whole">
                <StoryOrderFacts order={opened} />
              </Panel>
            </Panels>
          ),
        }
      }
    />
  );
}

/** An order is open beside the list, where its row is marked; J and K go through the rows, and the cross gives the list its width back. */
export const OpenBeside: Story = {
  render: (args) => <OrdersBeside {...args} />,
  play: async ({ canvas, userEvent }) => {
    const detail = (index: number) => canvas.findByRole('complementary', { name: orders[index]?.id });
    await expect(await detail(2)).toHaveTextContent('3 / 8');
    within(canvas.getByRole('grid')).getAllByRole('rowheader')[2]?.focus();
    await userEvent.keyboard('j');
    await expect(await detail(3)).toHaveTextContent('4 / 8');
    await expect(canvas.getAllByRole('row', { current: true })).toHaveLength(1);
    await userEvent.keyboard('kk');
    await expect(await detail(1)).toHaveTextContent('2 / 8');
    await userEvent.click(canvas.getByRole('button', { name: '关闭详情' }));
    await expect(canvas.queryByRole('complementary')).toBeNull();
    await userEvent.click(canvas.getByText(orders[4]?.id ?? ''));
    await expect(await detail(4)).toBeVisible();
  },
};

/** A tree at the side filters the list; below 1024 px it gives way. */
export const TreeAtTheSide: Story = {
  args: { side: { label: say('部门', 'Departments'), content: <StoryDepartments isSide /> } },
  play: async ({ canvas, userEvent }) => {
    const side = canvas.getByRole('complementary', { name: '部门' });
    await userEvent.click(within(side).getByText('巴黎组'));
    await expect(within(side).getByRole('row', { name: '巴黎组' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('grid', { name: '采购订单' })).toBeVisible();
  },
};

/** Rows in another form in place of the list: departments, which stand in a tree. */
export const RowsAsTree: Story = {
  args: {
    title: say('部门', 'Departments'),
    list: undefined,
    rows: <StoryDepartments />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('treegrid', { name: '部门' })).toBeVisible();
    await expect(canvas.queryByRole('grid')).toBeNull();
    await expect(canvas.getByRole('row', { name: '米兰组' })).toHaveAttribute('aria-level', '2');
  },
};
