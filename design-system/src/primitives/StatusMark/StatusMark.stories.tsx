import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline';
import { say } from '../../testing/say';
import { StatusMark } from './StatusMark';

const meta = {
  title: 'Primitives/StatusMark',
  component: StatusMark,
  tags: ['!autodocs'],
  args: { children: say('待发货', 'Awaiting shipping'), glyph: 'half', tone: 'info' },
} satisfies Meta<typeof StatusMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The six shapes; the word is always there, and colour is never the only difference. */
export const Glyphs: Story = {
  tags: ['matrix'],
  render: () => (
    <Inline gap="s5" isWrapping>
      <StatusMark glyph="ring">{say('待确认', 'To be confirmed')}</StatusMark>
      <StatusMark glyph="half" tone="warning">
        {say('待付款', 'To be paid')}
      </StatusMark>
      <StatusMark glyph="half" tone="info">
        {say('待发货', 'Awaiting shipping')}
      </StatusMark>
      <StatusMark glyph="full" tone="positive">
        {say('已完成', 'Completed')}
      </StatusMark>
      <StatusMark glyph="triangle" tone="warning">
        {say('价格已变', 'Price changed')}
      </StatusMark>
      <StatusMark glyph="cross" tone="critical">
        {say('凭证已退回', 'Proof rejected')}
      </StatusMark>
      <StatusMark glyph="dash" isOff>
        {say('已取消', 'Cancelled')}
      </StatusMark>
    </Inline>
  ),
};

/** A sentence takes as many lines as it needs, whereas a status stays on a single line. */
export const Sentence: Story = {
  args: { glyph: 'triangle', tone: 'warning', isSentence: true },
  render: (args) => (
    <StatusMark {...args}>
      {say(
        'D 列“Confirmed”：表头不是已知的尺码或列名，2 件未使用。'.repeat(6),
        'Column D “Confirmed”: its head is no known size or column, 2 pieces are not used. '.repeat(4),
      )}
    </StatusMark>
  ),
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
