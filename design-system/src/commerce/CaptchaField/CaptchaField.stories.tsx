import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { say } from '../../testing/say';
import { CaptchaField } from './CaptchaField';

const imageSrc = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 104 40"><path d="M0 26C20 8 40 34 60 18S90 12 104 24" fill="none" stroke="gray"/><text x="14" y="28" font-size="24" font-family="serif">7 K q 4</text></svg>',
)}`;

const meta = {
  title: 'Commerce/CaptchaField',
  tags: ['!autodocs'],
  component: CaptchaField,
  args: { imageSrc, onRefresh: fn() },
} satisfies Meta<typeof CaptchaField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Field and picture, with a button for another picture. */
export const Shown: Story = {
  tags: ['matrix'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '图形验证码' }), '7Kq4');
    await userEvent.click(canvas.getByRole('button', { name: '换一张' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};
/** The picture is loading. */
export const Loading: Story = { args: { imageSrc: undefined } };
/** The picture could not be loaded. */
export const Failed: Story = { args: { imageSrc: undefined, hasFailed: true } };
/** Wrong code. */
export const Invalid: Story = {
  args: { isInvalid: true, errorMessage: say('图形验证码不正确', 'The picture code is wrong') },
};
