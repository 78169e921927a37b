import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { ReadingSum } from './ReadingSum';
import { ReadingTable } from './ReadingTable';
import type { SheetReading } from '@selvedge/domain/sheets/reading/account';

const reading: SheetReading = {
  sheet: 'Order',
  columns: [
    { headRow: 2, column: 'A', name: 'Code', use: 'CODE', pieces: 0 },
    { headRow: 2, column: 'B', name: '36', use: 'SIZE_QTY', size: '36', pieces: 0 },
    { headRow: 2, column: 'C', name: 'II', use: 'UNKNOWN', pieces: 3 },
  ],
  rows: [
    { reason: 'TOTAL', count: 1, rowNos: [14], pieces: 0 },
    { reason: 'HIDDEN', count: 12, rowNos: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15], pieces: 24 },
  ],
  sheets: [{ name: 'More', reason: 'NOT_FIRST', pieces: 5 }],
  pieces: { sheet: 40, offered: 10, refused: 3, passed: 27 },
};

const meta = {
  title: 'Buyer/Import/Reading',
  component: ReadingSum,
  tags: ['!autodocs'],
  parameters: { app: 'buyer', at: '/products/import/l-0086', route: '/products/import/:id' },
  args: { reading },
  render: (args) => (
    <Stack gap="s5">
      <ReadingSum {...args} />
      <ReadingTable {...args} choices={new Map()} onChoose={() => undefined} />
    </Stack>
  ),
} satisfies Meta<typeof ReadingSum>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unused: Story = {
  name: 'What is not used is named with its pieces',
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('工作表“Order”：表中 40 件 = 可提交 10 件 + 有误 3 件 + 未读取 27 件'),
    ).toBeVisible();
    await canvas.findByText('C 列“II”：表头不是已知的尺码或列名，3 件未使用');
    await canvas.findByText('第 3–13, 15 行：隐藏的行，未读取，24 件未使用');
    await canvas.findByText('工作表“More”：也有商品；一次只读取一张工作表，5 件未使用');
    await expect(await canvas.findByRole('rowheader', { name: 'B 列“36”' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /尺码 36 的数量/ })).toBeVisible();
  },
};
