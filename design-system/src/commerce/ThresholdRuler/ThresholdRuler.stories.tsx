import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { surchargeSteps } from '../storyData';
import { ThresholdRuler } from './ThresholdRuler';

const meta = {
  title: 'Commerce/ThresholdRuler',
  component: ThresholdRuler,
  tags: ['!autodocs'],
  args: { goodsCents: 458_000, steps: surchargeSteps },
} satisfies Meta<typeof ThresholdRuler>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The exact sum missing to the next step. */
export const BelowFirst: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('再加 €420.00，附加费由 10% 降到 5%');
  },
};
/** Between two steps. */
export const Between: Story = {
  tags: ['matrix'],
  args: { goodsCents: 730_000 },
};
/** The last step is reached. */
export const Reached: Story = { args: { goodsCents: 1_286_000 } };
/** No goods value yet. */
export const Zero: Story = { args: { goodsCents: 0 } };
