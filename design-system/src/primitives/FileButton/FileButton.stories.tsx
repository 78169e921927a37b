import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { say } from '../../testing/say';
import { FileButton } from './FileButton';

const meta = {
  title: 'Primitives/FileButton',
  component: FileButton,
  tags: ['!autodocs'],
  args: { children: say('更换照片', 'Change photo'), accept: ['image/png'], onFile: fn() },
} satisfies Meta<typeof FileButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the system's file dialog and passes the chosen file on. */
export const Playground: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no chooser');
    await userEvent.upload(input, new File(['photo'], 'photo.png', { type: 'image/png' }));
    await waitFor(() => expect(args.onFile).toHaveBeenCalledWith(expect.any(File)));
  },
};

/** The file is being uploaded. */
export const Pending: Story = { args: { isPending: true } };
