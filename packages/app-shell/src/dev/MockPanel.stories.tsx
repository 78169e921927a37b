import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { MockPanel, type MockCall, type MockPanelProps } from './MockPanel';

const answers = [
  { id: '', label: 'usual' },
  { id: 'example=empty', label: 'empty' },
  { id: 'example=error40903', label: '40903' },
  { id: 'dynamic=true', label: 'dynamic' },
];

const calls: readonly MockCall[] = [
  { id: 'frontListPage', address: 'GET /api/sp/front/list/page', answers, answer: '', delayMs: 0 },
  {
    id: 'frontListProductPage',
    address: 'GET /api/sp/front/list/product/page',
    answers,
    answer: 'example=empty',
    delayMs: 2000,
  },
];

function Held(props: MockPanelProps) {
  const [held, setHeld] = useState(props.calls);
  const change = (id: string, changed: Partial<MockCall>) =>
    setHeld(held.map((each) => (each.id === id ? { ...each, ...changed } : each)));
  return (
    <MockPanel
      {...props}
      calls={held}
      onAnswer={(id, answer) => {
        props.onAnswer(id, answer);
        change(id, { answer });
      }}
      onDelay={(id, delayMs) => {
        props.onDelay(id, delayMs);
        change(id, { delayMs });
      }}
    />
  );
}

const meta = {
  title: 'Both apps/Mock panel',
  component: MockPanel,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: {
    calls,
    frames: ['resync', 'notice', 'order.changed'],
    onAnswer: fn(),
    onDelay: fn(),
    onReset: fn(),
    onCopy: fn(),
    onFrame: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof MockPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Closed, the panel shows how many answers differ from the default. */
export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '模拟回答 · 1 项已改' })).toBeVisible();
  },
};

/** Another answer and a delay for one call. */
export const Choosing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /模拟回答/ }));
    await userEvent.click(canvas.getByRole('button', { name: /GET \/api\/sp\/front\/list\/page 的回答/ }));
    await userEvent.click(await screen.findByRole('option', { name: '40903' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith('frontListPage', 'example=error40903');
    await userEvent.click(canvas.getByRole('button', { name: /GET \/api\/sp\/front\/list\/page 的延迟/ }));
    await userEvent.click(await screen.findByRole('option', { name: '10 秒' }));
    await expect(args.onDelay).toHaveBeenLastCalledWith('frontListPage', 10_000);
  },
};

/** A frame of the live channel, as the server would send it. */
export const LiveMessage: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /模拟回答/ }));
    await userEvent.click(canvas.getByRole('button', { name: /实时消息/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'order.changed' }));
    await userEvent.click(canvas.getByRole('button', { name: '发送' }));
    await expect(args.onFrame).toHaveBeenLastCalledWith('order.changed');
  },
};

/** The page has made no call yet. */
export const NothingYet: Story = {
  args: { calls: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '模拟回答' }));
    await expect(canvas.getByText('这一页还没有调用接口。')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '全部还原' })).toBeDisabled();
  },
};
