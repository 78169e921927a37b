import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wordmark } from './Wordmark';

const meta = {
  title: 'Shell/Wordmark',
  tags: ['!autodocs'],
  component: Wordmark,
  args: { title: 'Selvedge' },
} satisfies Meta<typeof Wordmark>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The name with its edge. */
export const Regular: Story = {
  tags: ['matrix'],
};
/** On the sign-in page. */
export const Large: Story = { args: { size: 'large' } };
/** The edge alone, in the rail. */
export const EdgeOnly: Story = { args: { title: undefined } };
