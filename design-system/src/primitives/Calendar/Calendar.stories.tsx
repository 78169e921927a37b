import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline';
import { say } from '../../testing/say';
import { Calendar } from './Calendar';

const meta = {
  title: 'Primitives/Calendar',
  component: Calendar,
  tags: ['!autodocs'],
  args: { label: say('到货日', 'Arrival'), defaultValue: '2025-11-24', onChange: fn() },
} satisfies Meta<typeof Calendar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The week begins on Monday. Arrows go by days and weeks, Page keys by months, and with Shift by years. */
export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /11月25日/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-11-25');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-12-03');
    await userEvent.keyboard('{PageUp}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-11-03');
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2024-11-03');
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2024-11-30');
    await expect(canvas.getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent('一');
  },
};

/** With limits, read-only and disabled. */
export const States: Story = {
  render: () => (
    <Inline gap="s6" align="start" isWrapping>
      <Calendar
        label={say('到货日', 'Arrival')}
        defaultValue="2025-11-24"
        minValue="2025-11-10"
        maxValue="2025-11-28"
      />
      <Calendar label={say('结算日', 'Settlement')} defaultValue="2025-11-24" isReadOnly />
      <Calendar label={say('盘点日', 'Stocktaking')} defaultValue="2025-11-24" isDisabled />
    </Inline>
  ),
};

/** Buttons lead to the months and years beside the one that is shown. */
export const OtherMonths: Story = {
  play: async ({ canvas, userEvent }) => {
    const shown = () => canvas.getByRole('grid').getAttribute('aria-label');
    await userEvent.click(canvas.getByRole('button', { name: '上个月' }));
    await expect(shown()).toMatch(/2025年10月/);
    await userEvent.click(canvas.getByRole('button', { name: '上一年' }));
    await expect(shown()).toMatch(/2024年10月/);
    await userEvent.click(canvas.getByRole('button', { name: '下一年' }));
    await userEvent.click(canvas.getByRole('button', { name: '下个月' }));
    await expect(shown()).toMatch(/2025年11月/);
  },
};
