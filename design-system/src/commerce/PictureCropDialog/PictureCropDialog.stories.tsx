import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { say } from '../../testing/say';
import { PictureCropDialog } from './PictureCropDialog';

const drawn = new Blob(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320"><rect width="480" height="320" fill="tan"/><circle cx="240" cy="140" r="70" fill="sienna"/><rect x="130" y="220" width="220" height="100" fill="sienna"/></svg>',
  ],
  { type: 'image/svg+xml' },
);

const meta = {
  title: 'Commerce/PictureCropDialog',
  component: PictureCropDialog,
  tags: ['!autodocs'],
  args: { file: drawn, onCrop: fn(), onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '520px' } } },
} satisfies Meta<typeof PictureCropDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The frame starts in the middle; the result is a square picture. */
export const Playground: Story = {
  play: async ({ args, userEvent }) => {
    const use = await screen.findByRole('button', { name: '使用这部分' });
    await waitFor(() => expect(use).toBeEnabled());
    await userEvent.click(use);
    await waitFor(() => expect(args.onCrop).toHaveBeenCalledWith(expect.any(Blob)));
  },
};

/** The part is being sent. */
export const Sending: Story = { args: { isPending: true } };

/** The server refused the part. */
export const Refused: Story = {
  args: { errorMessage: say('只能上传 jpg、png 或 webp 图片', 'Only jpg, png or webp pictures') },
};

/** The file is no picture. */
export const Unreadable: Story = {
  args: { file: new Blob(['no picture'], { type: 'image/png' }) },
  play: async () => {
    await screen.findByText('这个文件打不开，请换一张照片');
  },
};
