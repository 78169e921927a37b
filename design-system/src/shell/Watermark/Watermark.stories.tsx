import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FactStrip } from '../../layout/FactStrip/FactStrip';
import { say } from '../../testing/say';
import { Watermark } from './Watermark';

function MarkedPage() {
  return (
    <div style={{ contain: 'paint', padding: '2rem', minBlockSize: '16rem' }}>
      <FactStrip
        facts={[
          { name: say('货值', 'Goods'), value: '€4,580.00' },
          { name: say('附加费', 'Surcharge'), value: '€458.00' },
          { name: say('应付', 'To pay'), value: '€5,038.00' },
        ]}
      />
      <Watermark isOn text={say('周岚', 'Mei Zhou')} />
    </div>
  );
}

const meta = {
  title: 'Shell/Watermark',
  tags: ['!autodocs'],
  component: Watermark,
  args: { text: say('林知夏 <瀚海>', 'Lin Zhixia <Hanhai>') },
} satisfies Meta<typeof Watermark>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Off by default. */
export const Off: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-watermark]')).toBeNull();
  },
};
/** On: over the page, without receiving pointer events. */
export const On: Story = {
  tags: ['matrix'],
  args: { isOn: true },
  play: async ({ canvasElement }) => {
    const mark = canvasElement.querySelector('[data-watermark]');
    await expect(mark).not.toBeNull();
    await expect(mark ? getComputedStyle(mark).pointerEvents : '').toBe('none');
  },
};
/** Text below the watermark stays legible. */
export const OverPage: Story = { render: () => <MarkedPage /> };
