import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SharedListScreen } from './SharedListScreen';

const meta = {
  title: 'Buyer/Shared list',
  component: SharedListScreen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: 'buyer',
    at: '/share/K7QM2XWD',
    route: '/share/:code',
    isSignedIn: false,
  },
} satisfies Meta<typeof SharedListScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '瀚海自营 AW25 尾货' })).toBeVisible();
    await expect(await canvas.findByRole('grid', { name: '商品' })).toBeVisible();
  },
};

/** A share link without prices, with a watermark over the page. */
export const WithoutPrices: Story = {
  parameters: { answers: { frontListShare: 'withoutPrices' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('grid', { name: '商品' });
    await expect(canvas.queryByRole('columnheader', { name: '批发价' })).toBeNull();
    await expect(canvasElement.querySelector('[data-watermark]')).not.toBeNull();
  },
};

export const Empty: Story = {
  parameters: { answers: { frontListShareProductPage: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('这里还没有商品')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { answers: { frontListShare: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};
