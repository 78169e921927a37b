import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { say } from '../../testing/say';
import { FileDrop } from './FileDrop';

const meta = {
  title: 'Primitives/FileDrop',
  component: FileDrop,
  tags: ['!autodocs'],
  args: {
    label: say('把填好的订货表拖到这里', 'Drop the filled order sheet here'),
    limits: say('仅 .xlsx，最多 1,000 行，30 MB 以内', '.xlsx only, at most 1,000 rows and 30 MB'),
    accept: ['.xlsx'],
    onFile: fn(),
  },
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The limits are shown beside it before anything is sent. */
export const Playground: Story = {
  play: async ({ canvasElement, args, userEvent }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    const file = new File(['x'], 'order.xlsx');
    if (input) await userEvent.upload(input, file);
    await expect(args.onFile).toHaveBeenCalledWith(file, []);
  },
};

export const Refused: Story = {
  args: {
    errorMessage: say(
      '只能读取 .xlsx 文件，请另存为 Excel 工作簿后再试。',
      'Only .xlsx can be read. Save the file as an Excel workbook and try again.',
    ),
  },
};

/** The first file is taken; the names of the others are shown until the next file. */
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

/** Several files at a time, each passed on in a call of its own. */
export const Several: Story = {
  args: {
    label: say('把图片或 PDF 拖到这里', 'Drop pictures or PDF here'),
    accept: ['.jpg', '.pdf'],
    isMultiple: true,
  },
  play: async ({ canvasElement, args, userEvent }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (input) await userEvent.upload(input, [new File(['x'], 'a.jpg'), new File(['y'], 'b.pdf')]);
    await expect(args.onFile).toHaveBeenCalledTimes(2);
  },
};

/** Drag item of a folder as browsers pass it: of the kind `file`, with an entry that reports a directory. */
const folder = (name: string) => ({
  kind: 'file',
  type: '',
  webkitGetAsEntry: () => ({ name, isFile: false, isDirectory: true }),
  getAsFile: () => new File([], name),
});
const dropped = (file: File) => ({
  kind: 'file',
  type: file.type,
  webkitGetAsEntry: () => ({ name: file.name, isFile: true, isDirectory: false }),
  getAsFile: () => file,
});

/** A dropped folder is named with advice; the files beside it are taken. */
export const FolderDropped: Story = {
  args: {
    label: say('把图片或 PDF 拖到这里', 'Drop pictures or PDF here'),
    accept: ['.jpg', '.pdf'],
    isMultiple: true,
  },
  play: async ({ canvas, args }) => {
    const place = canvas.getByText(args.label);
    const drop = (...items: readonly object[]) => {
      const event = new Event('drop', { bubbles: true, cancelable: true });
      return fireEvent(place, Object.assign(event, { dataTransfer: { types: ['Files'], items } }));
    };
    const file = new File(['x'], 'a.jpg');
    await drop(folder('七月到货'), dropped(file), folder('Proofs'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      '不能直接添加文件夹，请打开后拖入其中的文件：七月到货和Proofs',
    );
    await expect(args.onFile).toHaveBeenCalledTimes(1);
    await expect(args.onFile).toHaveBeenCalledWith(file, ['七月到货', 'Proofs']);
    await drop(dropped(file));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

export const Disabled: Story = { args: { isDisabled: true } };
