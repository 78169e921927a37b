import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/Button/Button';
import { say } from '../../testing/say';
import { pictures } from '../storyData';
import { ImportRowTable, type ImportRow } from './ImportRowTable';

const rows: ImportRow[] = [
  {
    rowNo: 14,
    state: 'ERROR',
    code: '805123456789',
    size: '38',
    quantity: '2',
    problem: {
      column: 'code',
      text: say('没有这个编码；12 位，EAN 应为 13 位', 'Unknown code: 12 digits, an EAN has 13'),
      value: '805123456789',
    },
  },
  {
    rowNo: 37,
    state: 'ERROR',
    code: '8052100344685',
    size: '46',
    quantity: '3',
    match: {
      brand: 'Casa Vianello',
      name: say('系带皮质运动鞋', 'Leather sneaker'),
      colour: say('象牙白', 'Ivory'),
      pictureSrc: pictures.shoe,
    },
    leftQty: null,
    priceCents: 15_800,
    problem: {
      column: 'size',
      text: say('该款没有这个尺码，尺码为 39 至 45', 'The style has no such size; it runs from 39 to 45'),
      value: '46',
    },
  },
  {
    rowNo: 52,
    state: 'ERROR',
    code: '7613099205732',
    size: say('均码', 'OS'),
    quantity: '1.5',
    match: {
      brand: 'Ostrava & Fils',
      name: say('小三针腕表 38', 'Small-seconds watch 38'),
      colour: say('巧克力', 'Chocolate'),
    },
    leftQty: 7,
    priceCents: 64_000,
    problem: { column: 'quantity', text: say('请输入有效的数字', 'Enter a valid number'), value: '1.5' },
  },
  {
    rowNo: 9,
    state: 'WARN',
    code: '8052100344753',
    size: '38',
    quantity: '2',
    match: {
      brand: 'Casa Vianello',
      name: say('尖头高跟鞋 85', 'Pointed pump 85'),
      colour: say('黑', 'Black'),
    },
    leftQty: 7,
    priceCents: 27_775,
    problem: {
      column: 'quantity',
      text: say('每色起订 3 件，本行 2 件', 'Minimum 3 per colour, this row has 2'),
      note: say('加 1 件即可', 'Add 1 piece'),
    },
  },
  {
    rowNo: 75,
    state: 'WARN',
    code: '8051234567892',
    size: '40',
    quantity: '6',
    match: {
      brand: 'Maison Orsel',
      name: say('双排扣羊绒大衣', 'Double-breasted coat'),
      colour: say('驼色', 'Camel'),
      pictureSrc: pictures.coat,
    },
    leftQty: 12,
    priceCents: 41_250,
    problem: {
      column: 'price',
      text: say('导出之后价格已变', 'The price has changed since the export'),
      note: say('原价 €398.00', 'was €398.00'),
    },
  },
  {
    rowNo: 1,
    state: 'OK',
    code: '8051234570144',
    size: say('均码', 'OS'),
    quantity: '4',
    match: {
      brand: 'Maison Orsel',
      name: say('锁扣手提包 24', 'Lock handbag 24'),
      colour: say('酒红', 'Oxblood'),
      pictureSrc: pictures.bag,
    },
    leftQty: 18,
    priceCents: 28_600,
  },
  {
    rowNo: 2,
    state: 'OK',
    code: '5700411288367',
    size: 'M',
    quantity: '12',
    match: {
      brand: 'Halden',
      name: say('绞花圆领毛衣', 'Cable crewneck knit'),
      colour: say('雾蓝', 'Mist blue'),
      pictureSrc: pictures.knit,
    },
    leftQty: 64,
    priceCents: 12_800,
  },
];

function Fix() {
  return <Button variant="link">{say('处理', 'Resolve')}</Button>;
}

const meta = {
  title: 'Commerce/ImportRowTable',
  component: ImportRowTable,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { rows, renderFix: ({ state }) => (state === 'OK' ? null : <Fix />) },
} satisfies Meta<typeof ImportRowTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Errors first, then warnings, then valid rows; the invalid value is marked in its cell. */
export const ErrorsFirst: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    const groups = canvas.getAllByRole('rowheader').map((head) => head.textContent);
    await expect(groups[0]).toContain('错误，不会进入订单');
    await expect(canvas.getByText('“1.5”')).toBeVisible();
  },
};

/** Long groups are folded. */
export const Folded: Story = {
  args: { initialRows: 1 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('显示 1 / 3')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: '显示全部' })[0] as HTMLElement);
    await expect(canvas.getByText('显示 3 / 3')).toBeVisible();
  },
};

/** 500 rows are not drawn at once: the first screenful is, the others when they come near the window. */
export const DrawnWhenNear: Story = {
  args: {
    rows: Array.from({ length: 500 }, (_, at) => ({
      rowNo: at + 1,
      state: 'OK' as const,
      code: '8051234570144',
      size: say('均码', 'OS'),
      quantity: '4',
      leftQty: 18,
      priceCents: 28_600,
    })),
    initialRows: 500,
    renderFix: undefined,
  },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await expect(table).toHaveAttribute('aria-rowcount', '502');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(100);
    table.scrollIntoView({ block: 'end' });
    await expect((await canvas.findByText('500')).closest('tr')).toHaveAttribute('aria-rowindex', '502');
    await expect(canvas.queryByText('250')).toBeNull();
  },
};
