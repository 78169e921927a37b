import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { say } from '../../testing/say';
import { SizeMatrix } from './SizeMatrix';
import type { MatrixColour, Quantities, SizeMatrixProps } from './SizeMatrix.types';

const run = (prefix: string, stocks: readonly number[]) =>
  ['36', '38', '40', '42', '44', '46'].map((label, index) => ({
    id: `${prefix}${label}`,
    label,
    stock: stocks[index] ?? 0,
  }));
const colours: readonly MatrixColour[] = [
  {
    id: 'camel',
    name: say('驼色', 'Camel'),
    hex: '#b68b5e',
    wholesaleCents: 41_250,
    sizes: run('c', [4, 9, 12, 8, 3, 0]),
  },
  {
    id: 'char',
    name: say('炭灰', 'Charcoal'),
    hex: '#55544f',
    wholesaleCents: 41_250,
    sizes: run('h', [2, 5, 8, 6, 2, 1]),
  },
  {
    id: 'navy',
    name: say('藏青', 'Navy'),
    hex: '#232c43',
    wholesaleCents: 41_250,
    sizes: run('n', [1, 3, 6, 6, 1, 0]),
  },
];

function Kept(props: SizeMatrixProps) {
  const [quantities, setQuantities] = useState<Quantities>(props.quantities);
  return (
    <SizeMatrix
      {...props}
      quantities={quantities}
      onEdit={(changes) => {
        setQuantities((before) => ({
          ...before,
          ...Object.fromEntries(changes.map(({ sizeId, quantity }) => [sizeId, quantity])),
        }));
        props.onEdit?.(changes);
      }}
    />
  );
}

const meta = {
  title: 'Commerce/SizeMatrix',
  component: SizeMatrix,
  args: {
    label: say('双排扣羊绒大衣', 'Double-breasted coat'),
    colours,
    quantities: { c38: 1, c40: 2, n38: 5, n40: 2 },
    onEdit: fn(),
    onPaste: fn(),
  },
  argTypes: { colours: { control: false }, quantities: { control: 'object' } },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof SizeMatrix>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Empty: Story = { args: { quantities: {} } };

export const ReadOnly: Story = {
  args: { onEdit: undefined },
  render: (args) => <SizeMatrix {...args} />,
};

/** Entering a size run 1-2-2-2-1 takes nine keystrokes. */
export const NineKeystrokes: Story = {
  args: { quantities: {} },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    const first = within(canvasElement).getByRole('spinbutton', { name: '驼色 尺码 36，可订 4 件' });
    await expect(first).toHaveFocus();
    await userEvent.keyboard('1{Tab}2{Tab}2{Tab}2{Tab}1');
    await userEvent.keyboard('{Enter}');
    const written = (args.onEdit as ReturnType<typeof fn>).mock.calls.flatMap(([changes]) => changes);
    await expect(written.map((change: { quantity: number }) => change.quantity)).toEqual([1, 2, 2, 2, 1]);
    await expect(
      within(canvasElement).getByRole('spinbutton', { name: '炭灰 尺码 36，可订 2 件' }),
    ).toHaveFocus();
  },
};

const heard = fn();

/**
 * Arrow keys move and never change a value; Shift+Tab moves back; Escape restores the old value, and closes a dialog around the matrix only
 * when there is none to restore; the mouse wheel does nothing.
 */
export const Keyboard: Story = {
  decorators: [
    (Story) => (
      <div role="presentation" onKeyDown={({ key }) => heard(key)}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('spinbutton', { name: /^炭灰 尺码 38/ }));
    await userEvent.keyboard('{ArrowRight}{ArrowUp}');
    const field = canvas.getByRole('spinbutton', { name: /^驼色 尺码 40/ });
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('2');
    await userEvent.keyboard('7{Escape}');
    await expect(field).toHaveValue('2');
    await expect(heard).not.toHaveBeenCalledWith('Escape');
    await userEvent.keyboard('{Escape}');
    await expect(heard).toHaveBeenCalledWith('Escape');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect(canvas.getByRole('spinbutton', { name: /^驼色 尺码 38/ })).toHaveFocus();
    await fireEvent.wheel(canvas.getByRole('spinbutton', { name: /^驼色 尺码 38/ }), { deltaY: 100 });
    await expect(args.onEdit).not.toHaveBeenCalled();
  },
};

/** The size that a screen reader focuses or presses becomes the input and the tab stop. */
export const FocusFollows: Story = {
  args: { quantities: {} },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = (name: RegExp) => canvas.getByRole('spinbutton', { name });
    field(/^炭灰 尺码 40/).focus();
    await expect(field(/^炭灰 尺码 40/)).toHaveFocus();
    await expect(canvasElement.querySelectorAll('input')).toHaveLength(1);
    await userEvent.keyboard('3{Tab}');
    await expect(args.onEdit).toHaveBeenCalledWith([{ colourId: 'char', sizeId: 'h40', quantity: 3 }]);
    field(/^藏青 尺码 36/).click();
    await expect(field(/^藏青 尺码 36/)).toHaveFocus();
    await expect(field(/^藏青 尺码 36/)).toBeInstanceOf(HTMLInputElement);
  },
};

/** Refused texts stay visible with the reason; a quantity beyond the stock is reported below and counts only up to the stock. */
export const Problems: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText('藏青 38 码只剩 3 件，已写 5 件').length).toBe(1);
    await expect(canvas.getByRole('row', { name: /^藏青/ })).toHaveTextContent('5€2,062.50');
    await userEvent.click(canvas.getByRole('spinbutton', { name: /^驼色 尺码 36/ }));
    await userEvent.keyboard('1.5{Tab}');
    await expect(canvas.getByText('驼色 请输入有效的数字')).toBeVisible();
    await expect(canvas.getByRole('spinbutton', { name: /^驼色 尺码 36/ })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
  },
};

/** Pastes a block from a spreadsheet, with a result per cell. */
export const Paste: Story = {
  args: { quantities: {} },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('spinbutton', { name: /^驼色 尺码 36/ }));
    await userEvent.paste('1\t2\t2\r\n9\tx\t3\r\n');
    await expect(args.onEdit).toHaveBeenCalledTimes(1);
    const cells = (args.onPaste as ReturnType<typeof fn>).mock.calls[0]?.[0] as { outcome: string }[];
    await expect(cells.map((cell) => cell.outcome)).toEqual([
      'accepted',
      'accepted',
      'accepted',
      'cut',
      'rejected',
      'accepted',
    ]);
    await expect(canvas.getByRole('status')).toHaveTextContent('写入 4 格，按库存减少 1 格，未写入 1 格');
  },
};
