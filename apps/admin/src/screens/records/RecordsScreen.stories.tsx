import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answerSome } from '../../../../../.storybook/screens/storyCalls';
import { RecordsScreen } from './RecordsScreen';

const meta = {
  title: 'Back office/Operation records',
  component: RecordsScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'admin', at: '/system/record' },
} satisfies Meta<typeof RecordsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('row', { name: /确认报价/ });
    await expect(first).toHaveTextContent('O25112000298');
    await expect(first).toHaveTextContent('何雨桐');
  },
};

/** Closing is another step of a list than of a purchase order. */
export const Closed: Story = {
  name: 'X-A47 A purchase order is closed in other words than a list',
  beforeEach: () =>
    answerSome(async ({ url }, others) => {
      const answer = await others();
      if (!url.includes('/logs/page')) return answer;
      const body = (await answer.json()) as { data: { list: object[] } };
      const closed = ['list', 'purchaseOrder'].map((entityType) => ({ entityType, action: 'close' }));
      const list = closed.map((change, at) => ({ ...body.data.list[at], ...change }));
      return Response.json({ ...body, data: { ...body.data, list } });
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /截单/ })).toHaveTextContent('清单');
    await expect(canvas.getByRole('row', { name: /关闭/ })).toHaveTextContent('采购单');
  },
};

export const Opened: Story = {
  name: 'D-56 Before and after stand side by side',
  parameters: { at: '/system/record?row=lg-1107' },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('grid', { name: '变更内容' }));
    await expect(table.getByRole('row', { name: /付款状态/ })).toHaveTextContent(
      'PROOF_SUBMITTEDPARTIALLY_PAID',
    );
    await expect(table.getByText('€14,304.00')).toBeVisible();
  },
};

export const Exported: Story = {
  name: 'X-A47 What the filter leaves is taken along by who may',
  parameters: { answers: { getUsersMe: 'root' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '导出' })).toBeEnabled();
  },
};

export const NothingChanged: Story = {
  parameters: { at: '/system/record?row=lg-0905' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('这一步没有记录字段变化')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { at: '/system/record?module=LIST', answers: { getLogsPage: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有符合筛选条件的内容')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '清除' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { answers: { getLogsPage: 'pending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '操作日志' })).toBeVisible();
    await expect(canvas.queryByRole('row')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { answers: { getLogsPage: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('未能读取操作日志')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
};
