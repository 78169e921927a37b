import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { say } from '../../testing/say';
import { Kbd } from '../Kbd/Kbd';
import { SearchField } from './SearchField';

const meta = {
  title: 'Primitives/SearchField',
  component: SearchField,
  tags: ['!autodocs'],
  args: {
    label: say('国际编码或款名', 'International code or style'),
    placeholder: say('国际编码或款名', 'International code or style'),
    onSubmit: fn(),
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The clear button replaces the shortcut hint; Escape clears the field. */
export const WithShortcut: Story = {
  args: { hint: <Kbd>/</Kbd> },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('searchbox', { name: '国际编码或款名' });
    await userEvent.type(field, '8051234567892{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('8051234567892');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
  },
};
