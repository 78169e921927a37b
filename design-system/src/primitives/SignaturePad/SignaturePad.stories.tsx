import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { say } from '../../testing/say';
import { SignaturePad } from './SignaturePad';

const meta = {
  title: 'Primitives/SignaturePad',
  component: SignaturePad,
  tags: ['!autodocs'],
  args: { label: say('收货人签字', 'Signed by the receiver'), onSign: fn() },
} satisfies Meta<typeof SignaturePad>;

export default meta;
type Story = StoryObj<typeof meta>;

async function stroke(sheet: HTMLElement): Promise<void> {
  const { left, top } = sheet.getBoundingClientRect();
  const at = (x: number, y: number, buttons = 1) => ({
    clientX: left + x,
    clientY: top + y,
    pointerId: 1,
    pointerType: 'mouse',
    isPrimary: true,
    button: 0,
    buttons,
  });
  await fireEvent.pointerDown(sheet, at(20, 20));
  await fireEvent.pointerMove(sheet, at(60, 40));
  await fireEvent.pointerMove(sheet, at(90, 30));
  await fireEvent.pointerUp(sheet, at(90, 30, 0));
}

export const Signed: Story = {
  tags: ['matrix'],
  name: 'R-2.65 Drawn, and the last stroke taken back',
  play: async ({ canvas, userEvent, args }) => {
    const sheet = canvas.getByRole('img', { name: '收货人签字' });
    const undo = canvas.getByRole('button', { name: '撤销一笔' });
    await expect(undo).toBeDisabled();
    await waitFor(async () => {
      await stroke(sheet);
      await expect(undo).toBeEnabled();
    });
    await expect(args.onSign).toHaveBeenLastCalledWith(expect.objectContaining({ png: expect.anything() }));
    await userEvent.click(canvas.getByRole('button', { name: '清空' }));
    await expect(args.onSign).toHaveBeenLastCalledWith(null);
    await expect(undo).toBeDisabled();
  },
};
