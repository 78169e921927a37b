import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline';
import { say } from '../../testing/say';
import { DateRangePicker } from './DateRangePicker';
import type { DateRangePickerProps } from './DateRangePicker';

function Filter(props: DateRangePickerProps) {
  const [value, setValue] = useState(props.value);
  return (
    <DateRangePicker
      {...props}
      value={value}
      onChange={(range) => {
        setValue(range);
        props.onChange(range);
      }}
    />
  );
}

const meta = {
  title: 'Primitives/DateRangePicker',
  component: DateRangePicker,
  tags: ['!autodocs'],
  args: { label: say('下单时间', 'Ordered'), value: {}, onChange: fn() },
  render: (args) => <Filter {...args} />,
} satisfies Meta<typeof DateRangePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The quick ranges; choosing one closes the panel, and the button names it. */
export const Playground: Story = {
  name: 'R-9.22 Quick ranges: three days, a week, a month, three months',
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '下单时间 全部时间' });
    await userEvent.click(button);
    const panel = within(await screen.findByRole('dialog', { name: '下单时间' }));
    const names = (await panel.findAllByRole('option')).map((each) => each.textContent);
    await expect(names).toEqual(['全部时间', '近三天', '近一周', '近一个月', '近三个月']);
    await userEvent.click(panel.getByRole('option', { name: '近一周' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ time: 'WEEK', from: undefined, to: undefined });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAccessibleName('下单时间 近一周');
  },
};

/** Any time, a quick range, two days, and open ends. */
export const States: Story = {
  render: () => (
    <Inline gap="s5" isWrapping>
      {[
        {},
        { time: 'MONTH' } as const,
        { from: '2025-11-02', to: '2025-11-20' },
        { from: '2025-11-02' },
        { to: '2025-11-20' },
      ].map((value) => (
        <DateRangePicker
          key={JSON.stringify(value)}
          label={say('下单时间', 'Ordered')}
          value={value}
          onChange={() => undefined}
        />
      ))}
    </Inline>
  ),
};

/** Two days are chosen in the calendar, or typed; each change is in force at once. */
export const TwoDays: Story = {
  tags: ['matrix', 'drawn-open'],
  name: 'R-9.22 Any two days, chosen in the calendar or typed',
  args: { value: { from: '2025-11-02', to: '2025-11-20' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /下单时间/ }));
    const panel = within(await screen.findByRole('dialog'));
    await userEvent.click(await panel.findByRole('button', { name: /11月10日/ }));
    await userEvent.click(panel.getByRole('button', { name: /11月14日/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      time: undefined,
      from: '2025-11-10',
      to: '2025-11-14',
    });
    const from = within(panel.getByRole('group', { name: '从' })).getAllByRole('spinbutton');
    await userEvent.click(from[2] as Element);
    await userEvent.keyboard('03');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      time: undefined,
      from: '2025-11-03',
      to: '2025-11-14',
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(
      canvas.getByRole('button', { name: '下单时间 2025年11月3日 – 2025年11月14日' }),
    ).toBeVisible();
  },
};

/** A range that ends before it begins is not put in force: the field says so, and keeps what was typed. */
export const EndBeforeBegin: Story = {
  args: { value: { from: '2025-11-10', to: '2025-11-14' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /下单时间/ }));
    const panel = within(await screen.findByRole('dialog'));
    const to = within(await panel.findByRole('group', { name: '到' })).getAllByRole('spinbutton');
    await userEvent.click(to[1] as Element);
    await userEvent.keyboard('{ArrowDown}');
    await expect(panel.getByText('不能早于 2025年11月10日')).toBeVisible();
    await expect(to[1]).toHaveTextContent('10');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowUp}');
    await expect(panel.queryByText('不能早于 2025年11月10日')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** On a phone the quick ranges stand above the calendar, and nothing is cut. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { value: { time: 'MONTH' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /下单时间/ }));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByRole('grid');
    const { left, right } = dialog.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
