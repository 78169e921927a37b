import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { BrandsScreen } from './BrandsScreen';

const meta = {
  title: 'Buyer/Brands',
  component: BrandsScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'buyer', at: '/brandMnagement/brand' },
} satisfies Meta<typeof BrandsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Maison Orsel/ });
    await expect(row).toHaveTextContent('+2');
    await waitFor(() => expect(within(row).getByText('MO')).toBeVisible());
    await expect(canvas.getByRole('button', { name: '取消关注 Maison Orsel' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '关注 Atelier Brenn' })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { answers: { frontBrandPage: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有品牌')).toBeVisible();
  },
};

export const NoneFollowed: Story = {
  parameters: { at: '/brandMnagement/brand?show=followed', answers: { frontBrandPage: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有关注品牌')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { answers: { frontBrandPage: 'pending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '热门品牌' })).toBeVisible();
    await expect(canvas.queryByRole('row')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { answers: { frontBrandPage: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};
