import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { answerSome } from '../../../../.storybook/screens/storyCalls';
import Finder from './Finder';
import KeysDialog from './KeysDialog';

const meta = {
  title: 'Buyer/Finder',
  component: Finder,
  tags: ['!autodocs'],
  args: { onClose: fn() },
  parameters: { layout: 'fullscreen', app: 'buyer', at: '/dataSummary' },
} satisfies Meta<typeof Finder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  name: 'Q-45 Places, lists, orders and goods are found by their words; Enter takes the first',
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '查找' }));
    await expect(dialog.getByRole('searchbox')).toHaveFocus();
    await userEvent.type(dialog.getByRole('searchbox'), '订单');
    for (const name of ['采购订单', 'O25112000317'])
      await waitFor(() => expect(dialog.getByRole('link', { name })).toBeVisible());
    const list = dialog.getByRole('link', { name: 'AW25 米兰女装现货 第二批' }).closest('li');
    await expect(list).toHaveTextContent(/第二批香港 \/ 澳门$/);
    const words = encodeURIComponent('订单');
    await expect(dialog.queryByRole('link', { name: /^查看全部 .*清单/ })).toBeNull();
    await expect(dialog.getByRole('link', { name: '查看全部 10 张订单' })).toHaveAttribute(
      'href',
      `#/procurement/order?keywords=${words}`,
    );
    await expect(dialog.getByRole('link', { name: '查看全部 18 款商品' })).toHaveAttribute(
      'href',
      `#/product/list?keywords=${words}`,
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

/** Words of which nothing is found; of all others there is an order. */
const NONE = 'zzzz';

export const Hasty: Story = {
  name: 'Q-45 Enter opens what is found for the words that are typed, also when they are still looked up',
  parameters: { answers: { frontListPage: 'empty', frontProductPage: 'empty' } },
  beforeEach: () =>
    answerSome(async (request, others) => {
      if (!request.url.includes(NONE)) return others();
      return Response.json({ code: 200, message: '', data: { list: [], total: 0, pageNum: 1, pageSize: 5 } });
    }),
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '查找' }));
    const field = dialog.getByRole('searchbox');
    await userEvent.type(field, 'O2511');
    await dialog.findByRole('link', { name: 'O25112000317' });
    await userEvent.tripleClick(field);
    await userEvent.keyboard(`${NONE}{Enter}`);
    await dialog.findByText('没有找到');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.tripleClick(field);
    await userEvent.keyboard('O2511{Enter}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

export const Nothing: Story = {
  parameters: {
    answers: { frontListPage: 'empty', frontOrderPage: 'empty', frontProductPage: 'empty' },
  },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '查找' }));
    await userEvent.type(dialog.getByRole('searchbox'), 'zzzz');
    await dialog.findByText('没有找到');
  },
};

export const Failed: Story = {
  parameters: { answers: { frontListPage: 'HTTP 500' } },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '查找' }));
    await userEvent.type(dialog.getByRole('searchbox'), 'coat');
    await dialog.findByText('有些内容没有查到，请稍后再试');
  },
};

export const Keys: Story = {
  render: (args) => <KeysDialog {...args} />,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '快捷键' }));
    // A dialog fades in: it becomes visible a moment after it is mounted.
    await waitFor(() => expect(dialog.getByRole('row', { name: /Ctrl K/ })).toBeVisible());
  },
};
