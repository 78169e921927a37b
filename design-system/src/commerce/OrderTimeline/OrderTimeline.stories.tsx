import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { say } from '../../testing/say';
import { OrderFlow } from './OrderFlow';
import { OrderRecords } from './OrderRecords';
import { OrderTimeline } from './OrderTimeline';
import type { FlowPosition, FlowStep, TimelineRecord } from './OrderTimeline.model';

function useSteps(): FlowStep[] {
  return [
    { id: 'TO_BE_CONFIRMED', label: say('待确认', 'To be confirmed'), detail: '11-12 09:12' },
    { id: 'TO_BE_PAID', label: say('待付款', 'To be paid'), detail: '11-12 17:40' },
    {
      id: 'AWAITING_SHIPPING',
      label: say('待发货', 'Awaiting shipping'),
      detail: say('11-13 11:05 起，已发 98 / 118', 'since 11-13 11:05, 98 of 118 shipped'),
    },
    { id: 'SHIPPED', label: say('已发货', 'Shipped') },
    { id: 'COMPLETED', label: say('已完成', 'Completed') },
  ];
}

function useRecords(): TimelineRecord[] {
  return [
    {
      id: '5',
      at: '2026-11-20T01:36:00Z',
      title: say('子单 02 第 1 行关闭 2 件', 'Sub-order 02: line 1 closed short by 2'),
      actor: 'Giulia Ferrero',
      actorSide: say('平台', 'platform'),
      note: say('次品，差额 €256.00 待抵扣', 'Defective, €256.00 awaiting deduction'),
    },
    {
      id: '4',
      at: '2026-11-19T23:02:00Z',
      title: say('子单 01 发货 44 件', 'Sub-order 01: 44 pieces shipped'),
      actorSide: say('仓库 MI-02', 'Warehouse MI-02'),
    },
    {
      id: '3',
      at: '2026-11-19T03:05:00Z',
      title: say('核收付款 €8,500.00', 'Payment of €8,500.00 accepted'),
      actor: say('周岚', 'Zhou Lan'),
      actorSide: say('财务', 'finance'),
    },
    {
      id: '2',
      at: '2026-11-18T09:40:00Z',
      title: say('确认询价', 'Inquiry confirmed'),
      actor: say('林知夏', 'Lin Zhixia'),
    },
    {
      id: '1',
      at: '2026-11-18T01:12:00Z',
      title: say('提交询价单', 'Inquiry submitted'),
      actor: say('林知夏', 'Lin Zhixia'),
    },
  ];
}

function Flow(position: FlowPosition) {
  return <OrderFlow steps={useSteps()} {...position} />;
}

function Records({ limit }: { limit?: number }) {
  return <OrderRecords records={useRecords()} limit={limit} />;
}

function Whole() {
  return (
    <OrderTimeline
      steps={useSteps()}
      records={useRecords()}
      currentId="AWAITING_SHIPPING"
      progress={98 / 118}
    />
  );
}

const meta = {
  title: 'Commerce/OrderTimeline',
  component: OrderTimeline,
  tags: ['!autodocs'],
  args: { steps: [], records: [], currentId: 'AWAITING_SHIPPING' },
} satisfies Meta<typeof OrderTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The flow above, the records below. */
export const Together: Story = {
  tags: ['matrix'],
  render: () => <Whole />,
};

/** Part of the current step's line is drawn as completed. */
export const PartlyShipped: Story = {
  render: () => <Flow currentId="AWAITING_SHIPPING" progress={98 / 118} />,
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(5);
    await expect(items[2]).toHaveAttribute('aria-current', 'step');
    await expect(items[2]).toHaveTextContent('待发货');
  },
};

/** The first step: nothing is done yet. */
export const JustSubmitted: Story = { render: () => <Flow currentId="TO_BE_CONFIRMED" /> };

/** The last step: the line is complete. */
export const Completed: Story = { render: () => <Flow currentId="COMPLETED" /> };

/** A cancelled order stops where it was. */
export const Cancelled: Story = {
  render: () => <Flow currentId="TO_BE_PAID" isCancelled />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('已取消');
  },
};

/** Newest first, by day; the newest has a full dot. */
export const RecordsByDay: Story = {
  render: () => <Records />,
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('listitem').map((item) => item.textContent ?? '');
    await expect(titles[0]).toContain('关闭 2 件');
    await expect(titles.at(-1)).toContain('提交询价单');
    await expect(canvas.getByText('11月18日')).toBeVisible();
  },
};

/** A record without an actor: the time takes the place of the name. */
export const WithoutActor: Story = {
  render: () => (
    <OrderRecords
      records={[{ id: '1', at: '2026-11-18T01:12:00Z', title: 'DHL 8842 1107 3965', actor: '' }]}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    const startOf = (part: Element | null) => part?.getBoundingClientRect().left;
    const time = canvasElement.querySelector('time');
    await expect(startOf(time)).toBe(startOf(canvas.getByText('DHL 8842 1107 3965')));
  },
};

/** In a side column only the newest records are shown. */
export const NewestOnly: Story = { render: () => <Records limit={2} /> };

/** No records yet. */
export const Empty: Story = { render: () => <OrderRecords records={[]} /> };
