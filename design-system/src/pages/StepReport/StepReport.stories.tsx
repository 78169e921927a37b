import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button';
import { say } from '../../testing/say';
import { StepReport } from './StepReport';
import type { StepReportProps } from './StepReport';

/** Button that takes a step over the ticked orders, and the report on it. */
function Held(args: StepReportProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{say('平台确认 9 张子单', 'Confirm 9 sub-orders')}</Button>
      {isOpen && (
        <StepReport
          {...args}
          onClose={() => {
            args.onClose();
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

const meta = {
  title: 'Pages/StepReport',
  component: StepReport,
  tags: ['!autodocs'],
  args: {
    title: say('2 张子单未能确认', '2 sub-orders could not be confirmed'),
    done: say('已确认 7 张子单。', '7 sub-orders are confirmed.'),
    refused: [
      { id: '1', name: 'O26112100238-02', reason: say('库存不足', 'Not enough stock') },
      {
        id: '2',
        name: 'O26112000202-01',
        reason: say('已被他人修改', 'Changed by someone else in the meantime'),
      },
    ],
    onClose: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof StepReport>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The step succeeded for seven of nine: the title says for how many it did not, the lines for which and why. */
export const Refused: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '平台确认 9 张子单' }));
    const report = await screen.findByRole('dialog', { name: '2 张子单未能确认' });
    await expect(report).toHaveTextContent('已确认 7 张子单。');
    await expect(
      within(report)
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    ).toEqual(['O26112100238-02 库存不足', 'O26112000202-01 已被他人修改']);
    await userEvent.click(within(report).getByRole('button', { name: '知道了' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Open, as it stands over the list. */
export const Open: Story = { render: (args) => <StepReport {...args} /> };

/** Many were refused: the lines scroll, title and button stay. */
export const Many: Story = {
  tags: ['matrix'],
  render: (args) => <StepReport {...args} />,
  args: {
    title: say('40 张子单未能确认', '40 sub-orders could not be confirmed'),
    done: say('没有子单被确认。', 'No sub-order is confirmed.'),
    refused: Array.from({ length: 40 }, (_, index) => ({
      id: String(index),
      name: `O261121${String(100_238 - index)}-01`,
      reason: say('库存不足', 'Not enough stock'),
    })),
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: '知道了' })).toBeVisible();
  },
};

/** On a phone. */
export const Phone: Story = {
  render: (args) => <StepReport {...args} />,
  globals: { viewport: { value: 'mobile1' } },
};
