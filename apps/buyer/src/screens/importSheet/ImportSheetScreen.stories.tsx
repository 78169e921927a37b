import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, within } from 'storybook/test';
import { fileField } from '../../../../../.storybook/screens/fileField';
import { ImportSheetScreen } from './ImportSheetScreen';
import { dropSheet, struck, workbook } from './droppedSheet.fixture';

const meta = {
  title: 'Buyer/Import',
  component: ImportSheetScreen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: 'buyer',
    at: '/products/import/l-0086',
    route: '/products/import/:id',
  },
} satisfies Meta<typeof ImportSheetScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choose: Story = {
  name: 'An order sheet is chosen',
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: 'AW25 米兰女装现货 第二批' })).toBeVisible();
    await canvas.findByText('把填好的订货表拖到这里');
    await expect(await canvas.findByRole('button', { name: '下载模板' })).toBeVisible();
    const accepted = canvasElement.querySelector('input[type=file]')?.getAttribute('accept')?.split(',');
    await expect(accepted).toEqual(['.xlsx', '.xlsm', '.xls', '.csv', '.tsv', '.ods']);
  },
};

export const Refused: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('把填好的订货表拖到这里');
    const input = fileField(canvasElement);
    const dropped = new DataTransfer();
    dropped.items.add(new File(['code'], 'order.csv'));
    await fireEvent.change(input, { target: { files: dropped.files } });
    await canvas.findByText('这是 .csv 文件，请用表格软件打开并另存为 .xlsx');
  },
};

export const Reviewed: Story = {
  name: 'Before the commit every column and every piece is accounted for',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('把填好的订货表拖到这里');
    const input = fileField(canvasElement);
    const dropped = new DataTransfer();
    const file = await workbook({
      Cover: [['Dear Selvedge']],
      Order: [
        ['Code', '36', 'II'],
        ['nobody knows', 2, 3],
        ['Total', 2, 3],
      ],
    });
    dropped.items.add(file);
    await fireEvent.change(input, { target: { files: dropped.files } });
    await canvas.findByText('工作表“Order”：表中 5 件 = 可提交 0 件 + 有误 2 件 + 未读取 3 件');
    await canvas.findByText('C 列“II”：表头不是已知的尺码或列名，3 件未使用');
    await userEvent.click(await canvas.findByRole('tab', { name: '读取说明' }));
    await expect(await canvas.findByRole('rowheader', { name: '工作表“Cover”' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /尺码 36 的数量/ })).toBeVisible();
  },
};

const CONFIRMED = [
  ['Code', 'Size', 'Qty', 'Confirmed'],
  ['nobody knows', '36', 5, 2],
];

export const OtherColumns: Story = {
  name: 'What a column was taken for can be said otherwise, and what leaves no order is not taken',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const choose = async (column: string, role: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: new RegExp(column) }));
      await userEvent.click(await screen.findByRole('option', { name: role }));
    };
    await canvas.findByText('把填好的订货表拖到这里');
    await dropSheet(canvasElement, CONFIRMED);
    await canvas.findByText('工作表“Order”：表中 7 件 = 可提交 0 件 + 有误 5 件 + 未读取 2 件');
    await userEvent.click(await canvas.findByRole('radio', { name: '有错误则全部不提交' }));
    await userEvent.click(await canvas.findByRole('tab', { name: '读取说明' }));
    await choose('D 列“Confirmed”读作', '数量');
    await canvas.findByText('工作表“Order”：表中 7 件 = 可提交 0 件 + 有误 2 件 + 未读取 5 件');
    await canvas.findByText('C 列“Qty”：另一列数量，未读取，5 件未使用');
    await choose('C 列“Qty”读作', '数量');
    await canvas.findByText('已为此选了另一列，只读取第一列');
    await choose('A 列“Code”读作', '不使用');
    await canvas.findByText(/^没有采用这个选择。找不到编码列/);
    await canvas.findByText('工作表“Order”：表中 7 件 = 可提交 0 件 + 有误 5 件 + 未读取 2 件');
    await expect(canvas.getByRole('tab', { name: '读取说明' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('radio', { name: '有错误则全部不提交' })).toBeChecked();
  },
};

/**
 * Rows of a showroom's sheet: stock beside orders, sizes of another system below the headers, a struck-through cell, and below them a table
 * with two size systems.
 */
const SHOWROOM = [
  ['Code', 'Type', 'EU', '36', '38', 'Colour', 'Confirmed'],
  [null, null, 'UK', 8, 10, null, null],
  ['8051234567892', 'Stock', null, 4, 9, null, null],
  ['8051234567892', 'Order', null, 2, struck(3), null, 2],
  [null, null, null, null, null, null, null],
  ['Code', 'EU', 'IT', 'Qty'],
  ['3760288411901', '36', '38', 2],
];

export const Showroom: Story = {
  name: 'On a phone stock rows, other sizes, struck cells and unclear sizes are told in full',
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('把填好的订货表拖到这里');
    await dropSheet(canvasElement, SHOWROOM);
    await canvas.findByText('工作表“Order”：表中 19 件 = 可提交 2 件 + 有误 2 件 + 未读取 15 件');
    await canvas.findByText('第 3 行：库存、已发、已取消或往季数量，非本次订货，13 件未使用');
    await canvas.findByText('单元格带删除线，未读取；如需订购，请取消删除线后重新上传');
    await canvas.findByText('EU / IT 列都可能是尺码，请选定一列为准');
    await userEvent.click(canvas.getByRole('tab', { name: '读取说明' }));
    const table = within(await canvas.findByRole('table', { name: '读取说明' }));
    await expect(table.getByRole('row', { name: /^第 2 行/ })).toHaveTextContent('尺码对照，不是订货');
    for (const words of table.getAllByText('表头不是已知的尺码或列名', { selector: 'button *' }))
      await expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth);
  },
};

export const OtherTotal: Story = {
  name: 'Q-01 A row whose total is not the sum of its sizes says both numbers, and can be committed',
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('把填好的订货表拖到这里');
    await dropSheet(canvasElement, [
      ['Code', '36', '38', 'Total'],
      ['8051234567892', 1, 1, 3],
    ]);
    await canvas.findByText('工作表“Order”：表中 2 件 = 可提交 2 件 + 有误 0 件 + 未读取 0 件');
    await expect(await canvas.findAllByText('本行合计 3 件，与数量之和 2 件不符')).toHaveLength(2);
    await expect(canvas.getAllByText('按数量提交')).toHaveLength(2);
  },
};

export const UnknownHeads: Story = {
  name: 'A sheet whose heads name no code and no quantity opens at its columns, and is read as the person says',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const choose = async (column: string, role: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: new RegExp(column) }));
      await userEvent.click(await screen.findByRole('option', { name: role }));
    };
    await canvas.findByText('把填好的订货表拖到这里');
    await dropSheet(canvasElement, [
      ['Merce', 'Taglia', 'Da ordinare'],
      ['nobody knows', '36', 2],
    ]);
    await canvas.findByText(/^还不能读取任何行：找不到编码列/);
    await canvas.findByText('C 列“Da ordinare”：表头不是已知的尺码或列名，2 件未使用');
    await expect(canvas.getByRole('button', { name: /提交 0 行/ })).toBeDisabled();
    await choose('A 列“Merce”读作', '编码');
    await canvas.findByText(/^还不能读取任何行：找不到数量列/);
    await choose('C 列“Da ordinare”读作', '数量');
    await canvas.findByText('工作表“Order”：表中 2 件 = 可提交 0 件 + 有误 2 件 + 未读取 0 件');
    await expect(canvas.queryByText(/^还不能读取任何行/)).toBeNull();
    await expect(canvas.getByRole('tab', { name: '读取说明' })).toHaveAttribute('aria-selected', 'true');
  },
};

const READ_AS_CHOSEN = /按您 .*11月12日 的选择读取/;

export const KnownForm: Story = {
  name: 'A sheet with the heads of an earlier one is read as was chosen then, until it is forgotten',
  parameters: { answers: { frontUserPreference: 'sheetForms' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('把填好的订货表拖到这里');
    await dropSheet(canvasElement, [['Order of March'], ...CONFIRMED]);
    await canvas.findByText(READ_AS_CHOSEN);
    await canvas.findByText('工作表“Order”：表中 7 件 = 可提交 0 件 + 有误 2 件 + 未读取 5 件');
    await userEvent.click(canvas.getByRole('button', { name: '不再使用' }));
    await canvas.findByText('工作表“Order”：表中 7 件 = 可提交 0 件 + 有误 5 件 + 未读取 2 件');
    await expect(canvas.queryByText(READ_AS_CHOSEN)).toBeNull();
  },
};

export const TwoFiles: Story = {
  name: 'Of two files one is read and the other named',
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('把填好的订货表拖到这里');
    const input = fileField(canvasElement);
    const given = new DataTransfer();
    const rows = [
      ['Code', '36'],
      ['nobody knows', 2],
    ];
    given.items.add(await workbook({ Order: rows }));
    given.items.add(new File(['x'], 'second.xlsx'));
    await fireEvent.change(input, { target: { files: given.files } });
    const sum = await canvas.findByText('工作表“Order”：表中 2 件 = 可提交 0 件 + 有误 2 件 + 未读取 0 件');
    const note = canvas.getByText('一次只读取一个文件；未读取：second.xlsx');
    await expect(note.getBoundingClientRect().left).toBe(sum.getBoundingClientRect().left);
  },
};

export const Renamed: Story = {
  name: 'A workbook is read whatever it is called',
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('把填好的订货表拖到这里');
    const input = fileField(canvasElement);
    const dropped = new DataTransfer();
    dropped.items.add(new File([await workbook({ Order: CONFIRMED })], 'order.xls'));
    await fireEvent.change(input, { target: { files: dropped.files } });
    await canvas.findByText('工作表“Order”：表中 7 件 = 可提交 0 件 + 有误 5 件 + 未读取 2 件');
  },
};

export const Loading: Story = {
  parameters: { answers: { frontListDetail: 'pending' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '下载模板' })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { answers: { frontListDetail: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const Unknown: Story = {
  parameters: { answers: { frontListDetail: 'error40401' } },
  play: async ({ canvas }) => {
    await canvas.findByText('没有这张清单');
  },
};
