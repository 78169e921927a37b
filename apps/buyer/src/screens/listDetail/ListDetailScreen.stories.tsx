import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answer } from '../../../../../api-spec/openapi/examples/frontListProductPage.json';
import { answerSome, delayedResponses, whenAnswered } from '../../../../../.storybook/screens/storyCalls';
import type { Product } from '../../api/schemas';
import { clearWritten, writeQuantities } from '../../unsaved/unsaved';
import { ListDetailScreen } from './ListDetailScreen';

const meta = {
  title: 'Buyer/List',
  component: ListDetailScreen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: 'buyer',
    at: '/products/detail/l-0086',
    route: '/products/detail/:id',
  },
} satisfies Meta<typeof ListDetailScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('AW25 米兰女装现货 第二批');
    await expect((await canvas.findAllByText(/双排扣羊绒大衣/))[0]).toBeVisible();
  },
};

export const Large: Story = {
  parameters: { answers: { frontListProductPage: 'large' } },
  play: async ({ canvas }) => {
    await canvas.findByText('AW25 米兰女装现货 第二批');
    await expect((await canvas.findAllByRole('row')).length).toBeGreaterThan(10);
  },
};

export const Phone: Story = {
  name: 'Q-46 On a phone the sizes of a style open over the rows, and Back closes them',
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    const row = (await canvas.findAllByRole('button', { name: /双排扣羊绒大衣/ }))[0] as HTMLElement;
    await userEvent.click(row);
    const sheet = await screen.findByRole('dialog', { name: /写订量$/ });
    const field = within(sheet).getAllByRole('textbox')[0] as HTMLElement;
    await userEvent.clear(field);
    await userEvent.type(field, '2');
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(row).toHaveTextContent(/2/);
    clearWritten({ listId: 'l-0086' });
  },
};

export const RefusedColumns: Story = {
  name: 'X-B11 A refused choice of columns is taken back',
  parameters: { answers: { frontListColumnsSet: 'HTTP 500' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByText(/双排扣羊绒大衣/);
    await userEvent.click(canvas.getByRole('button', { name: /^列 \d/ }));
    const columns = within(await screen.findByRole('dialog', { name: '选择列' }));
    const boxes = await columns.findAllByRole('checkbox', { checked: true });
    const box = boxes.find((each) => each.matches(':enabled'));
    await userEvent.click(box as HTMLElement);
    await screen.findByText('服务器故障');
    await expect(box).toBeChecked();
  },
};

const lookup = delayedResponses('/product/resolve');

export const LateFindings: Story = {
  name: 'Codes that were found late are not shown under other codes',
  beforeEach: lookup.hold,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '快速订货' }));
    const dialog = within(await screen.findByRole('dialog', { name: '快速订货' }));
    const codes = dialog.getByRole('textbox', { name: /^编码/ });
    await userEvent.type(codes, '8051234567892 40 3');
    await userEvent.click(dialog.getByRole('button', { name: '查找' }));
    await userEvent.type(codes, '0');
    lookup.letGo();
    await whenAnswered();
    await expect(dialog.queryByText('找到的款')).toBeNull();
    await expect(dialog.queryByRole('button', { name: /^加入/ })).toBeNull();
  },
};

let showPage = (): void => undefined;

/** Number of products on the page that arrives late: more than are exported with pictures. */
const MANY = 5000;

export const ExportOfUnknown: Story = {
  name: 'M-F The mode of an export follows the number of rows that arrives while its dialog is open',
  beforeEach: () => {
    const opened = new Promise<void>((resolve) => {
      showPage = resolve;
    });
    return answerSome(async (request, others) => {
      const response = await others();
      if (!request.url.includes('/list/product/page')) return response;
      await opened;
      const answer = (await response.json()) as { data: object };
      return Response.json({ ...answer, data: { ...answer.data, total: MANY } });
    });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '导出' }));
    const dialog = within(await screen.findByRole('dialog', { name: /导出/ }));
    await expect(dialog.queryByText(/^0 行/)).toBeNull();
    showPage();
    await dialog.findByText(/5,000/);
    await expect(dialog.getByRole('radio', { name: '图片链接' })).toBeChecked();
  },
};

/** Idempotency keys of the calls of a story. */
const keys: (string | null)[] = [];

function noteKeys(ending: string): () => void {
  keys.length = 0;
  return answerSome((request, others) => {
    if (request.url.endsWith(ending)) keys.push(request.headers.get('Idempotency-Key'));
    return others();
  });
}

export const ExportedTwice: Story = {
  name: 'D-55 An export whose answer was lost is started once',
  parameters: { answers: { frontExportCreate: 'HTTP 500' } },
  beforeEach: () => noteKeys('/export/create'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '导出' }));
    const dialog = within(await screen.findByRole('dialog', { name: '导出' }));
    const start = dialog.getByRole('button', { name: '导出' });
    for (const times of [1, 2]) {
      await waitFor(() => expect(start).toBeEnabled());
      await userEvent.click(start);
      await waitFor(() => expect(keys).toHaveLength(times));
    }
    await expect(keys[1]).toBe(keys[0]);
  },
};

export const DraftSavedTwice: Story = {
  name: 'D-55 A draft whose answer was lost is saved once',
  parameters: { answers: { frontInquiryDraftSave: 'HTTP 500' } },
  beforeEach: [() => noteKeys('/draft/save'), () => write()],
  play: async ({ canvas, userEvent }) => {
    const save = await canvas.findByRole('button', { name: '存为草稿' });
    for (const times of [1, 2]) {
      await waitFor(() => expect(save).toBeEnabled());
      await userEvent.click(save);
      await waitFor(() => expect(keys).toHaveLength(times));
    }
    await expect(keys[0]).not.toBeNull();
    await expect(keys[1]).toBe(keys[0]);
  },
};

export const Closed: Story = {
  parameters: { answers: { frontListDetail: 'closed' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('已截单'))[0]).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '快速订货' })).toBeNull();
  },
};

export const Futures: Story = {
  parameters: { answers: { frontListDetail: 'futures' } },
  play: async ({ canvas }) => {
    await canvas.findByText('SS26 眼镜与配饰 期货');
  },
};

export const Empty: Story = {
  parameters: { answers: { frontListProductPage: 'empty', frontListFilters: 'empty' } },
  play: async ({ canvas }) => {
    await canvas.findByText('还没有款');
  },
};

export const Loading: Story = {
  parameters: { answers: { frontListDetail: 'pending' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: '加入购物车' })).toBeNull();
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
    await expect(await canvas.findByRole('link', { name: '回清单管理' })).toBeVisible();
  },
};

/** Quantities by SKU id whose values in Hong Kong dollars, rounded one by one, differ in cents from their rounded sum. */
const written: Readonly<Record<string, number>> = {
  's-1001-02': 9,
  's-1001-03': 12,
  's-1004-01': 1,
  's-1006-04': 5,
  's-1011-03': 1,
};

function write(): () => void {
  const products = answer.usual.data.list as Product[];
  writeQuantities(
    products.flatMap((product) =>
      product.sizes
        .filter(({ skuId }) => skuId in written)
        .map(({ skuId }) => ({ product, skuId, quantity: written[skuId] ?? 0 })),
    ),
    'l-0086',
  );
  return () => clearWritten({ listId: 'l-0086' });
}

const inCents = (text: string | null): number => {
  const [, amount = ''] = /HK\$([\d,]+\.\d\d)/.exec(text ?? '') ?? [];
  return Number(amount.replace(/[,.]/g, ''));
};

/** In another currency the subtotals of the rows add up to the total payable, to the cent. */
export const AddsUpInHongKongDollars: Story = {
  name: 'Q-28 Adds up in Hong Kong dollars',
  globals: { currency: 'HKD' },
  beforeEach: write,
  play: async ({ canvas }) => {
    await canvas.findAllByText(/双排扣羊绒大衣/);
    const payable = (await canvas.findByText('应付合计')).nextElementSibling?.textContent ?? null;
    const rows = canvas.getAllByRole('row').map((row) => row.lastElementChild?.textContent ?? null);
    const subtotals = rows.map(inCents).filter((cents) => cents > 0);
    await expect(subtotals).toHaveLength(4);
    await expect(subtotals.reduce((sum, cents) => sum + cents, 0)).toBe(inCents(payable));
  },
};
