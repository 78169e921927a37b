import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FigureStrip } from './FigureStrip';

const meta = {
  title: 'Commerce/FigureStrip',
  component: FigureStrip,
  tags: ['!autodocs'],
  args: {
    figures: [
      { label: '确认货值', value: '€21.26M', note: '+14.8%' },
      { label: '进行中订单', value: '212', note: '31 待确认' },
      { label: '待核凭证', value: '17', note: '最早 6 小时' },
      { label: '锁定库存', value: '4,806', note: '件' },
      { label: '缺货与次品', value: '1.9%', note: '占确认' },
    ],
  },
} satisfies Meta<typeof FigureStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Large figures across a page. */
export const Display: Story = {};
/** A name can link to the list of the counted items. */
export const Leading: Story = {
  args: { figures: [{ label: '待核凭证', value: '17', note: '最早 6 小时', href: '/money/payments' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '待核凭证' })).toHaveAttribute('href', '/money/payments');
  },
};
/** Smaller figures above a chart. */
export const Inline: Story = { args: { look: 'inline' } };
