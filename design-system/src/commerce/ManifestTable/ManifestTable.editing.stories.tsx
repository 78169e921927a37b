import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useMemo, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { say } from '../../testing/say';
import { ManifestTable } from './ManifestTable';
import type { ManifestChange, ManifestColumn } from './ManifestTable.types';

interface Line {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly quantity: number;
  readonly left: number;
  readonly method: string;
}

const lines: readonly Line[] = [
  {
    id: 'a',
    code: '8052100344685',
    name: say('系带皮质运动鞋', 'Leather sneaker'),
    quantity: 3,
    left: 5,
    method: 'MAINLAND',
  },
  {
    id: 'b',
    code: '7613099205732',
    name: say('小三针腕表 38', 'Small-seconds watch 38'),
    quantity: 1,
    left: 7,
    method: 'OVERSEAS',
  },
  {
    id: 'c',
    code: '3760288411901',
    name: say('无袖褶裥连衣裙', 'Sleeveless pleated dress'),
    quantity: 2,
    left: 6,
    method: 'MAINLAND',
  },
];
let drawn: Record<string, number> = {};

function columnsWith(closed: string | undefined): ManifestColumn<Line>[] {
  const methods = [
    { id: 'MAINLAND', label: say('中国内地', 'Mainland China') },
    { id: 'OVERSEAS', label: say('海外', 'Overseas') },
  ];
  return [
    { id: 'code', header: say('国际编码', 'EAN'), width: 140, look: 'code', render: (row) => row.code },
    {
      id: 'name',
      header: say('品名', 'Name'),
      width: { min: 160, share: 1 },
      isRowHeader: true,
      look: 'strong',
      render: (row) => {
        drawn[row.id] = (drawn[row.id] ?? 0) + 1;
        return row.name;
      },
      edit: {
        kind: 'text',
        value: (row) => row.name,
        check: (text) =>
          text.trim() === '' ? { level: 'critical', message: say('请填写品名', 'Enter a name') } : undefined,
      },
    },
    {
      id: 'quantity',
      header: say('数量', 'Quantity'),
      width: 80,
      align: 'end',
      render: (row) => row.quantity,
      edit: {
        kind: 'quantity',
        value: (row) => String(row.quantity),
        isOpen: (row) => row.id !== closed,
        limit: (row) => row.left,
      },
    },
    {
      id: 'method',
      header: say('交付方式', 'Delivery'),
      width: 120,
      render: (row) => methods.find(({ id }) => id === row.method)?.label,
      edit: { kind: 'choice', value: (row) => row.method, options: () => methods },
    },
  ];
}

interface LinesProps {
  readonly onEdit: (changes: readonly ManifestChange<Line>[]) => void;
  readonly onUndo?: () => void;
  /** Id of a row that cannot be edited. */
  readonly closed?: string;
  /** Id of a row whose quantity the server refused. */
  readonly refused?: string;
}

function Lines({ onEdit, onUndo, closed, refused }: LinesProps) {
  const [rows, setRows] = useState(lines);
  const columns = useMemo(() => columnsWith(closed), [closed]);
  const take = useCallback(
    (changes: readonly ManifestChange<Line>[]) => {
      setRows((before) =>
        before.map((row) => {
          const own = changes.filter((change) => change.rowId === row.id);
          if (own.length === 0) return row;
          const next: Record<string, string | number> = {};
          for (const change of own) {
            if (change.kind !== 'cell') continue;
            next[change.columnId] = change.columnId === 'quantity' ? Number(change.value) : change.value;
          }
          return { ...row, ...next };
        }),
      );
      onEdit(changes);
    },
    [onEdit],
  );
  return (
    <ManifestTable
      label={say('订单行', 'Order lines')}
      columns={columns}
      rows={rows}
      rowId={(row) => row.id}
      rowKind="plain"
      maxRows={10}
      selectionMode="multiple"
      onEdit={take}
      onUndo={onUndo}
      marksOf={(row) =>
        row.id === refused
          ? { quantity: { level: 'critical', message: say('库存已被占用', 'The stock was taken') } }
          : undefined
      }
    />
  );
}

const meta = {
  title: 'Commerce/ManifestTable/Editing cells',
  component: Lines,
  args: { onEdit: fn() },
} satisfies Meta<typeof Lines>;

export default meta;
type Story = StoryObj<typeof meta>;

const cell = (root: HTMLElement, text: string) =>
  within(root).getByText(text).closest('[aria-colindex]') as HTMLElement;

/** F2 or a double click keeps the text, typing replaces it, Escape restores it, Enter commits it and moves down. */
export const Typing: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(cell(canvasElement, '小三针腕表 38'));
    await userEvent.keyboard('{F2} 黑{Escape}');
    await expect(args.onEdit).not.toHaveBeenCalled();
    await userEvent.keyboard('{F2} 黑{Enter}');
    await expect(args.onEdit).toHaveBeenLastCalledWith([
      expect.objectContaining({ columnId: 'name', value: '小三针腕表 38 黑' }),
    ]);
    await expect(document.activeElement).toHaveTextContent('无袖褶裥连衣裙');
    await userEvent.keyboard('{ArrowRight}4{Tab}');
    await expect(args.onEdit).toHaveBeenLastCalledWith([
      expect.objectContaining({ columnId: 'quantity', value: '4' }),
    ]);
    await expect(document.activeElement).toHaveTextContent('中国内地');
  },
};

/** A refused value stays in its cell with the reason; the row keeps its old value. */
export const Refused: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(cell(canvasElement, '1'));
    await userEvent.keyboard('1e3{Enter}{ArrowUp}');
    await expect(args.onEdit).not.toHaveBeenCalled();
    await expect(document.activeElement).toHaveAttribute('aria-invalid', 'true');
    await expect(document.activeElement).toHaveAccessibleDescription('数量：请输入有效的数字');
  },
};

/** Ticking or editing a row renders only that row. */
export const OneRowDrawn: Story = {
  name: 'L-18 Q-16 One row is drawn',
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('checkbox')[2] as HTMLElement);
    drawn = {};
    await expect(document.activeElement).toHaveAttribute('aria-colindex', '1');
    await userEvent.keyboard('[Space]');
    await expect(within(canvasElement).getAllByRole('checkbox')[2]).toHaveAttribute('aria-checked', 'false');
    await expect(Object.keys(drawn)).toEqual(['b']);
  },
};

/** Ctrl + D copies the first row of the selected block into the rows below it, Ctrl + Z undoes the last edit. */
export const FilledDown: Story = {
  args: { onUndo: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(cell(canvasElement, '3'));
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
    await expect(args.onEdit).toHaveBeenLastCalledWith([
      expect.objectContaining({ rowId: 'b', columnId: 'quantity', value: '3' }),
      expect.objectContaining({ rowId: 'c', columnId: 'quantity', value: '3' }),
    ]);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(args.onUndo).toHaveBeenCalledTimes(1);
  },
};

/** A closed row accepts neither typing nor pasting. */
export const ClosedRow: Story = {
  args: { closed: 'b' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(cell(canvasElement, '1'));
    await userEvent.keyboard('4{Enter}');
    await expect(args.onEdit).not.toHaveBeenCalled();
    await userEvent.click(cell(canvasElement, '3'));
    await userEvent.paste('2\n2\n1');
    await expect(args.onEdit).toHaveBeenLastCalledWith([
      expect.objectContaining({ rowId: 'a', value: '2' }),
      expect.objectContaining({ rowId: 'c', value: '1' }),
    ]);
  },
};

/** A problem reported by the server is shown at its cell until the screen removes it. */
export const MarkedByTheScreen: Story = {
  args: { refused: 'b' },
  play: async ({ canvasElement }) => {
    await userEvent.click(cell(canvasElement, '1'));
    await expect(document.activeElement).toHaveAttribute('aria-invalid', 'true');
    await expect(document.activeElement).toHaveAccessibleDescription('库存已被占用');
  },
};
