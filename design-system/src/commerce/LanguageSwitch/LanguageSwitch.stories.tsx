import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LanguageSwitch } from './LanguageSwitch';

const meta = {
  title: 'Commerce/LanguageSwitch',
  component: LanguageSwitch,
  tags: ['!autodocs'],
  args: { onChange: fn() },
} satisfies Meta<typeof LanguageSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the bar of the shell. */
export const Short: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /切换到 English/ }));
    await expect(args.onChange).toHaveBeenCalledWith('en');
  },
};

/** On the sign-in page. */
export const Full: Story = {
  tags: ['matrix'],
  args: { form: 'full' },
};
