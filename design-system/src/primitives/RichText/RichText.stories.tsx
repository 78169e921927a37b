import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { say } from '../../testing/say';
import { RichText } from './RichText';

const meta = {
  title: 'Primitives/RichText',
  component: RichText,
  tags: ['!autodocs'],
  args: {
    text: [
      { kind: 'HEADING', runs: [{ text: say('盘点期间怎么接单', 'Orders during stocktaking') }] },
      {
        kind: 'PARAGRAPH',
        runs: [
          { text: say('08:00 至 14:00', '08:00 to 14:00') },
          { text: say('暂停出库', 'No parcels leave'), bold: true },
          { text: '。' },
        ],
      },
      {
        kind: 'BULLET',
        runs: [
          {
            text: say(
              '询价照常提交，确认顺延到当日下午。',
              'Inquiries are sent as ever and confirmed in the afternoon.',
            ),
          },
        ],
      },
      {
        kind: 'BULLET',
        runs: [
          { text: say('加急件看', 'For urgent pieces see') },
          { text: say('采购订单', 'Purchase orders'), href: '/procurement/order' },
        ],
      },
      { kind: 'NUMBER', runs: [{ text: say('先核对箱数', 'Check the boxes first'), italic: true }] },
      { kind: 'NUMBER', runs: [{ text: say('再签字', 'Then sign'), underline: true }] },
      { kind: 'QUOTE', runs: [{ text: say('仓库电话 +39 02 5550 0142', 'Warehouse +39 02 5550 0142') }] },
    ],
  },
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '盘点期间怎么接单' })).toBeVisible();
    await expect(canvas.getAllByRole('list')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: '采购订单' })).toHaveAttribute(
      'href',
      expect.stringContaining('/procurement/order'),
    );
  },
};

/** Text that looks like markup is shown as text. */
export const Harmless: Story = {
  args: { text: [{ kind: 'PARAGRAPH', runs: [{ text: '<img src=x onerror=alert(1)>' }] }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
