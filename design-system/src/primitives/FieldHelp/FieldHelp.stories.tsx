import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { say } from '../../testing/say';
import { TextField } from '../TextField/TextField';
import { FieldHelp } from './FieldHelp';

const meta = {
  title: 'Primitives/FieldHelp',
  component: FieldHelp,
  tags: ['!autodocs'],
  args: {
    label: say('权限标识', 'Permission'),
    children: say(
      '员工要有这个权限才能看到菜单项。写成“模块:动作”，例如 order:confirm；留空则人人可见。',
      'Staff need this permission to see the menu entry. Write module:action, such as order:confirm; left empty, everybody sees it.',
    ),
  },
} satisfies Meta<typeof FieldHelp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['matrix', 'drawn-open'],
};

/** Opened by the keyboard; Escape closes it and gives the focus back. */
export const BesideLabel: Story = {
  render: (args) => (
    <TextField label={args.label} help={<FieldHelp {...args} />} defaultValue="order:confirm" />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: '权限标识' })).toBeVisible();
    const button = canvas.getByRole('button', { name: '权限标识说明' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: '权限标识说明' })).toHaveTextContent('模块:动作');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};
