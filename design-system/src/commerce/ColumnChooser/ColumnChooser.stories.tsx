import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { say } from '../../testing/say';
import type { ColumnArrangement } from '../../primitives/Table/Table';
import { ColumnChooser, type ChoosableColumn } from './ColumnChooser';

const columns: ChoosableColumn[] = [
  { id: 'intlCode', label: say('国际编码', 'International code'), isRequired: true },
  { id: 'brand', label: say('品牌', 'Brand') },
  { id: 'season', label: say('季节', 'Season') },
  { id: 'stock', label: say('库存', 'Stock') },
  { id: 'material', label: say('材质', 'Material') },
];
const first = ['intlCode', 'brand', 'season', 'stock'];

function Held() {
  const [chosen, setChosen] = useState(first);
  return (
    <ColumnChooser columns={columns} value={chosen} onChange={setChosen} onReset={() => setChosen(first)} />
  );
}

const meta = {
  title: 'Commerce/ColumnChooser',
  component: ColumnChooser,
  tags: ['!autodocs'],
  args: { columns, value: first, onChange: fn(), onReset: fn() },
  render: () => <Held />,
} satisfies Meta<typeof ColumnChooser>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Columns are shown and hidden; the code cannot be hidden; a button restores the default. */
export const Choosing: Story = {
  tags: ['matrix', 'drawn-open'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '列 4' }));
    await expect(await screen.findByRole('checkbox', { name: /国际编码/ })).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: '季节' }));
    await expect(screen.getByRole('checkbox', { name: '季节' })).not.toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: '恢复默认' }));
    await expect(screen.getByRole('checkbox', { name: '季节' })).toBeChecked();
  },
};

function Arranged() {
  const [arrangement, setArrangement] = useState<ColumnArrangement>({});
  return (
    <ColumnChooser
      columns={columns}
      value={first}
      onChange={fn()}
      onReset={() => setArrangement({})}
      arrangement={arrangement}
      onArrangementChange={setArrangement}
    />
  );
}

/** Columns are moved by one place and pinned, as by pulling their heads; pinned ones stand first. */
export const Arranging: Story = {
  render: () => <Arranged />,
  play: async ({ canvas, userEvent }) => {
    const names = () => screen.getAllByRole('checkbox').map((tick) => tick.closest('label')?.textContent);
    await userEvent.click(canvas.getByRole('button', { name: '列 4' }));
    await userEvent.click(await screen.findByRole('button', { name: '“季节”前移' }));
    await expect(names()).toEqual(['国际编码始终显示', '季节', '品牌', '库存', '材质']);
    await userEvent.click(screen.getByRole('button', { name: '固定“库存”' }));
    await expect(names()[0]).toBe('库存');
    await expect(screen.getByRole('button', { name: '固定“库存”' })).toHaveAttribute('aria-pressed', 'true');
    await expect(screen.getByRole('button', { name: '“库存”前移' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: '恢复默认' }));
    await expect(names()[0]).toBe('国际编码始终显示');
  },
};
