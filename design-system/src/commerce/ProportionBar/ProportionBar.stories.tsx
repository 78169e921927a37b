import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../../testing/say';
import { ProportionBar } from './ProportionBar';

const meta = {
  title: 'Commerce/ProportionBar',
  tags: ['!autodocs'],
  component: ProportionBar,
  args: { firstBp: 3800, label: say('热卖 38%，常规 62%', 'Best sellers 38%, regular 62%') },
} satisfies Meta<typeof ProportionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Hot and standard products of a list. */
export const Playground: Story = {};

/** All products of one kind. */
export const Whole: Story = {
  args: { firstBp: 10_000, label: say('热卖 100%，常规 0%', 'Best sellers 100%, regular 0%') },
};
