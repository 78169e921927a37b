import type { Meta, StoryObj } from '@storybook/react-vite';
import { suppressPictureErrors } from '@selvedge/app-shell/dev/suppressPictureErrors';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ProductScreen } from './ProductScreen';
import { escapeDialog } from '../../../../../.storybook/escapeDialog';
import { delayedResponses } from '../../../../../.storybook/screens/storyCalls';

const meta = {
  title: 'Buyer/Product',
  component: ProductScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'buyer', at: '/product/detail/p-1005' },
} satisfies Meta<typeof ProductScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each list has its price and its days, a field for each size, and the sum. */
export const Full: Story = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('grid', { name: '在这些清单里' }));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('系带皮质运动鞋');
    await expect(canvas.getByText('CV-118')).toBeVisible();
    await expect(table.getAllByRole('row')).toHaveLength(3);
    const field = table.getByRole('textbox', { name: 'AW25 米兰女装现货 第二批，尺码 40，可订 9 件' });
    await userEvent.type(field, '2{Enter}');
    await expect(table.getByText('€316.00')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '0{Enter}');
    await expect(canvas.getByRole('link', { name: '橄榄' })).toHaveAttribute(
      'href',
      expect.stringContaining('/product/detail/p-1015'),
    );
  },
};

export const LargePicture: Story = {
  name: 'R-3.16 Q-45 A picture of a product opens large by key, and the focus returns to it',
  beforeEach: suppressPictureErrors,
  play: async ({ canvas }) => {
    const [small] = await canvas.findAllByRole('button', { name: /^查看大图：/ });
    small?.focus();
    await userEvent.keyboard('{Enter}');
    const large = within(await screen.findByRole('dialog'));
    await large.findByRole('img', { name: /，图 1$/ });
    await escapeDialog();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(small).toHaveFocus());
  },
};

/** A quantity above the stock, or an invalid text, is refused at its field and blocks the order. */
export const Refused: Story = {
  play: async ({ canvas }) => {
    const [field] = await canvas.findAllByRole('textbox', { name: /尺码 40/ });
    if (field === undefined) throw new Error('no field');
    await userEvent.type(field, '99{Enter}');
    await expect(await canvas.findByText('有 1 处数量无法识别')).toBeVisible();
  },
};

export const PriceOnInquiry: Story = {
  parameters: { answers: { frontProductDetail: 'priceOnInquiry' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('询价'))[0]).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: /尺码/ })).toBeNull();
  },
};

/** A lower price can be watched while the product is in stock; when it is sold out, the product and each size too. */
export const Watching: Story = {
  parameters: { answers: { frontProductDetail: 'watched' } },
  play: async ({ canvas }) => {
    const cheaper = await canvas.findByRole('switch', { name: '低于 €640.00 时通知我' });
    await expect(cheaper).toBeChecked();
    await expect(canvas.getByRole('switch', { name: '到货时通知我' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('switch', { name: '到货时通知我' }));
    await screen.findByText('已设置提醒');
  },
};

const notifying = delayedResponses('/product/notify');

/** A call names all alerts of a product: the next one waits for it, or it would remove the alert that was just set. */
export const WatchedInTurn: Story = {
  name: 'X-B17 Alerts of a product are set one after the other',
  parameters: { answers: { frontProductDetail: 'watched' } },
  beforeEach: notifying.hold,
  play: async ({ canvas }) => {
    const back = await canvas.findByRole('switch', { name: '到货时通知我' });
    await userEvent.click(back);
    const cheaper = canvas.getByRole('switch', { name: '低于 €640.00 时通知我' });
    await expect(cheaper).toBeDisabled();
    await expect(back).toBeEnabled();
    notifying.letGo();
    await waitFor(() => expect(cheaper).toBeEnabled());
  },
};

/** A restock alert for a product that is in stock again is refused: the reason is shown, and the switch turns back. */
export const WatchRefused: Story = {
  parameters: { answers: { frontProductDetail: 'soldOut', frontProductNotify: 'error40001' } },
  play: async ({ canvas }) => {
    const back = await canvas.findByRole('switch', { name: '到货时通知我' });
    await userEvent.click(back);
    await screen.findByText('现在有货，无需到货提醒');
    await waitFor(() => expect(back).not.toBeChecked());
  },
};

export const SoldOut: Story = {
  parameters: { answers: { frontProductDetail: 'soldOut' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('剩 0'))[0]).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { answers: { frontProductDetail: 'pending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '商品详情' })).toBeVisible();
  },
};

export const Missing: Story = {
  parameters: { answers: { frontProductDetail: 'error40401' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有这件商品')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { answers: { frontProductDetail: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};
