import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { Text } from '../../layout/Text/Text';
import { Button } from '../../primitives/Button/Button';
import { Dialog } from '../../primitives/Dialog/Dialog';
import { TextField } from '../../primitives/TextField/TextField';
import { say } from '../../testing/say';
import { DetailPage } from './DetailPage';
import { orderNos, orderProps } from './StoryOrder';

/** Orders of a list, one of which is open; each has a page of its own. */
function Orders({ more, hrefs = false }: { more?: ReactNode; hrefs?: boolean }) {
  const [at, setAt] = useState(1);
  const target = (index: number) => {
    if (orderNos[index] === undefined) return undefined;
    return hrefs ? { href: `#${orderNos[index]}` } : { onPress: () => setAt(index) };
  };
  return (
    <>
      <DetailPage
        key={at}
        {...orderProps(orderNos[at] ?? '')}
        neighbours={{ previous: target(at - 1), next: target(at + 1), place: `${at + 22} / 486` }}
      />
      {more}
    </>
  );
}

const meta = {
  title: 'Pages/DetailPage',
  component: DetailPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: orderProps('O25111200214'),
} satisfies Meta<typeof DetailPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Order opened without a list: head, progress, lines, and the panels beside them. */
export const Playground: Story = {};

/** J and K show the next and the previous order; at the end there is none. */
export const Neighbours: Story = {
  render: () => <Orders />,
  play: async ({ canvas, userEvent }) => {
    const title = (orderNo: string) => canvas.getByRole('heading', { level: 1, name: orderNo });
    await expect(canvas.getByRole('group', { name: '相邻记录' })).toHaveTextContent('23 / 486');
    await userEvent.keyboard('j');
    await expect(title('O25111200305')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '下一条（J）' })).toBeDisabled();
    await userEvent.keyboard('jkK');
    await expect(title('O25111200189')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '上一条（K）' })).toBeDisabled();
    await userEvent.keyboard('j');
  },
};

/** The button that was pressed keeps the focus on the page of the next order; at the end the other one takes it. */
export const FocusKept: Story = {
  render: () => <Orders />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: '上一条（K）' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { level: 1, name: 'O25111200189' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '下一条（J）' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: '下一条（J）' })).toHaveFocus();
  },
};

/** Neighbours with addresses are links, which open in a tab of their own as well. */
export const LinkedNeighbours: Story = {
  render: () => <Orders hrefs />,
  play: async ({ canvas }) => {
    const next = canvas.getByRole('link', { name: '下一条（J）' });
    await expect(next).toHaveAttribute('href', '#O25111200305');
    await expect(next).toHaveAttribute('aria-keyshortcuts', 'J');
    await expect(canvas.getByRole('link', { name: '上一条（K）' })).toHaveAttribute('aria-keyshortcuts', 'K');
  },
};

/** The keys are left to a field that has the focus, and to the browser with a modifier. */
export const KeysInField: Story = {
  render: () => <Orders more={<TextField label={say('留言', 'Message')} />} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: '留言' });
    await userEvent.type(field, 'jk');
    await expect(field).toHaveValue('jk');
    field.blur();
    await userEvent.keyboard('{Alt>}j{/Alt}{Control>}k{/Control}{Shift>}J{/Shift}');
    await expect(canvas.getByRole('heading', { level: 1, name: 'O25111200214' })).toBeVisible();
  },
};

/** While a dialog is open the order behind it stays. */
export const KeysUnderDialog: Story = {
  render: () => (
    <Orders
      more={
        <Dialog
          isOpen
          onOpenChange={fn()}
          title={say('取消订单', 'Cancel order')}
          footer={<Button variant="primary">{say('取消', 'Cancel')}</Button>}
        >
          <Text>{say('取消后库存解锁。', 'The stock is unlocked.')}</Text>
        </Dialog>
      }
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await screen.findByRole('dialog', { name: '取消订单' });
    await userEvent.keyboard('jk');
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'O25111200214', hidden: true }),
    ).toBeInTheDocument();
  },
};

/** Without breadcrumbs the neighbours stand before the actions, as in the back office. */
export const BackOffice: Story = {
  args: {
    breadcrumbs: undefined,
    neighbours: { previous: { onPress: fn() }, next: { onPress: fn() }, place: '23 / 486' },
  },
};

/** An order with several sheets, and a bar at the foot. */
export const TabsAndBar: Story = {
  args: {
    tabs: {
      label: say('订单内容', 'Order'),
      items: [
        { id: 'goods', label: say('商品', 'Goods'), count: 4 },
        { id: 'payment', label: say('付款', 'Payment') },
        { id: 'parcels', label: say('物流', 'Shipments'), count: 2 },
      ],
      selectedKey: 'goods',
      onSelectionChange: fn(),
    },
    bottom: {
      label: say('合计', 'Total'),
      content: <Text ink="medium">{say('4 款 46 件', '4 styles, 46 pieces')}</Text>,
      end: <Button variant="primary">{say('加入购物车', 'Add to cart')}</Button>,
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /付款/ }));
    await expect(args.tabs?.onSelectionChange).toHaveBeenCalledWith('payment');
  },
};

const unread = { title: say('订单详情', 'Order details'), neighbours: { place: '23 / 486' } };

/** While the order is read the page has its shape already. */
export const Loading: Story = {
  render: () => <DetailPage {...unread} state={{ kind: 'loading', hasRail: true }} />,
};

/** The order could not be read: a retry, and the way back. */
export const Failed: Story = {
  args: {
    state: {
      kind: 'failed',
      title: say('订单没有读到', 'The order could not be read'),
      reference: '01JD2M8Q4T',
      onRetry: fn(),
      back: { href: '#orders', label: say('返回采购订单', 'Back to purchase orders') },
    },
  },
  render: ({ state }) => <DetailPage {...unread} state={state} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    if (args.state?.kind === 'failed') await expect(args.state.onRetry).toHaveBeenCalledOnce();
  },
};

/** The order does not exist for this person: no retry, and the way back first. */
export const Missing: Story = {
  render: () => (
    <DetailPage
      {...unread}
      state={{
        kind: 'missing',
        title: say('没有这张订单', 'No such order'),
        text: say(
          '订单号可能有误，或者这张订单属于别的团队。',
          'The number may be wrong, or the order belongs to another team.',
        ),
        back: { href: '#orders', label: say('返回采购订单', 'Back to purchase orders') },
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '返回采购订单' })).toHaveAttribute('href', '#orders');
    await expect(canvas.queryByRole('button', { name: '重试' })).toBeNull();
  },
};
