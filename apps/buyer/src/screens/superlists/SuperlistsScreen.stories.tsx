import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SuperlistsScreen } from './SuperlistsScreen';

const meta = {
  title: 'Buyer/Superlists',
  component: SuperlistsScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'buyer', at: '/product/list' },
} satisfies Meta<typeof SuperlistsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '超级清单' })).toBeVisible();
    await expect((await canvas.findAllByText(/双排扣羊绒大衣/))[0]).toBeVisible();
  },
};

export const Large: Story = {
  parameters: { answers: { frontProductPage: 'large' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('row')).length).toBeGreaterThan(10);
  },
};

export const Empty: Story = {
  parameters: { answers: { frontProductPage: 'empty', frontProductFilters: 'empty' } },
  play: async ({ canvas }) => {
    await canvas.findByText('没有符合条件的款');
  },
};

export const Loading: Story = {
  parameters: { answers: { frontProductPage: 'pending', frontProductFilters: 'pending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '超级清单' })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { answers: { frontProductPage: 'HTTP 500', frontProductFilters: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: '重试' }))[0]).toBeVisible();
  },
};
