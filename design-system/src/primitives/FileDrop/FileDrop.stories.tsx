import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { FileDrop } from './FileDrop';

const meta = {
  title: 'Primitives/FileDrop',
  component: FileDrop,
  tags: ['!autodocs'],
  args: {
    label: '把填好的订货表拖到这里',
    limits: '仅 .xlsx，最多 1,000 行，30 MB 以内',
    accept: ['.xlsx'],
    onFile: fn(),
  },
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The limits stand beside it before anything is sent. */
export const Playground: Story = {
  play: async ({ canvasElement, args, userEvent }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    const file = new File(['x'], 'order.xlsx');
    if (input) await userEvent.upload(input, file);
    await expect(args.onFile).toHaveBeenCalledWith(file, []);
  },
};

export const Refused: Story = {
  args: { errorMessage: '只能读取 .xlsx 文件，请另存为 Excel 工作簿后再试。' },
};

/** One is taken; those that came with it are named, until the next file. */
export const OneOfTwo: Story = {
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    const given = new DataTransfer();
    for (const name of ['first.xlsx', 'second.xlsx']) given.items.add(new File(['x'], name));
    if (input) await fireEvent.change(input, { target: { files: given.files } });
    await expect(args.onFile).toHaveBeenCalledTimes(1);
    await expect(args.onFile).toHaveBeenCalledWith(given.files[0], ['second.xlsx']);
    await expect(canvas.getByRole('alert')).toHaveTextContent('一次只接收一个文件，未接收：second.xlsx');
    if (input) await userEvent.upload(input, new File(['x'], 'third.xlsx'));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** Several at a time, each handed on by itself. */
export const Several: Story = {
  args: { label: '把图片或 PDF 拖到这里', accept: ['.jpg', '.pdf'], isMultiple: true },
  play: async ({ canvasElement, args, userEvent }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (input) await userEvent.upload(input, [new File(['x'], 'a.jpg'), new File(['y'], 'b.pdf')]);
    await expect(args.onFile).toHaveBeenCalledTimes(2);
  },
};

export const Disabled: Story = { args: { isDisabled: true } };
