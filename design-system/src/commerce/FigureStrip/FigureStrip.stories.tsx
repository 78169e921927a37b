import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { say } from '../../testing/say';
import { FigureStrip } from './FigureStrip';

const meta = {
  title: 'Commerce/FigureStrip',
  component: FigureStrip,
  tags: ['!autodocs'],
  args: {
    figures: [
      { label: say('确认货值', 'Confirmed value'), value: '€21.26M', note: '+14.8%' },
      {
        label: say('进行中订单', 'Orders in progress'),
        value: '212',
        note: say('31 待确认', '31 to be confirmed'),
      },
      { label: say('待核凭证', 'Proofs to check'), value: '17', note: say('最早 6 小时', 'oldest 6 hours') },
      { label: say('锁定库存', 'Locked stock'), value: '4,806', note: say('件', 'pieces') },
      {
        label: say('缺货与次品', 'Shortages and defects'),
        value: '1.9%',
        note: say('占确认', 'of confirmed'),
      },
    ],
  },
} satisfies Meta<typeof FigureStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Large figures across a page. */
export const Display: Story = {};
/** A name can link to the list of the counted items. */
export const Leading: Story = {
  tags: ['matrix'],
  args: {
    figures: [
      {
        label: say('待核凭证', 'Proofs to check'),
        value: '17',
        note: say('最早 6 小时', 'oldest 6 hours'),
        href: '/money/payments',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '待核凭证' })).toHaveAttribute('href', '/money/payments');
  },
};
/** Smaller figures above a chart. */
export const Inline: Story = { args: { look: 'inline' } };
