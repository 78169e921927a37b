import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { ImportScreen } from './ImportScreen';

const meta = {
  title: 'Buyer/Import',
  component: ImportScreen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: 'buyer',
    at: '/products/import/l-0086',
    route: '/products/import/:id',
  },
} satisfies Meta<typeof ImportScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choose: Story = {
  name: 'An order sheet is chosen',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'AW25 米兰女装现货 第二批' })).toBeVisible();
    await canvas.findByText('把填好的订货表拖到这里');
    await expect(await canvas.findByRole('button', { name: '下载模板' })).toBeVisible();
  },
};

export const Refused: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('把填好的订货表拖到这里');
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    const dropped = new DataTransfer();
    dropped.items.add(new File(['code'], 'order.csv'));
    if (input) await fireEvent.change(input, { target: { files: dropped.files } });
    await canvas.findByText('只接受 .xlsx 文件');
  },
};

export const Loading: Story = {
  parameters: { answers: { frontListDetail: 'pending' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '下载模板' })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { answers: { frontListDetail: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const Unknown: Story = {
  parameters: { answers: { frontListDetail: 'error40401' } },
  play: async ({ canvas }) => {
    await canvas.findByText('没有这张清单');
  },
};
