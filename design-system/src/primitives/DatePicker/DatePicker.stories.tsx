import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Columns } from '../../layout/Columns/Columns';
import { Button } from '../Button/Button';
import { say } from '../../testing/say';
import { DatePicker } from './DatePicker';

const meta = {
  title: 'Primitives/DatePicker',
  component: DatePicker,
  tags: ['!autodocs'],
  args: { label: say('发货日期', 'Ship date'), defaultValue: '2025-11-24', onChange: fn() },
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each part is typed, and the next one follows by itself; the app hears of whole days only. */
export const Playground: Story = {
  name: 'Q-18 A day is typed part by part, and told once it is whole',
  play: async ({ args, canvas, userEvent }) => {
    const parts = canvas.getAllByRole('spinbutton');
    await expect(parts.map((part) => part.textContent)).toEqual(['2025', '11', '24']);
    await userEvent.click(parts[0] as Element);
    await userEvent.keyboard('2026');
    await expect(parts[1]).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowRight}');
    await expect(parts[2]).toHaveFocus();
    await userEvent.keyboard('02');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-02');
    await expect(args.onChange).not.toHaveBeenCalledWith(expect.stringMatching(/^0/));
  },
};

/** Filled, empty, invalid, with a warning, read-only and disabled. */
export const States: Story = {
  render: () => (
    <Columns template="three">
      <DatePicker label={say('发货日期', 'Ship date')} defaultValue="2025-11-24" />
      <DatePicker
        label={say('预计到货', 'Expected arrival')}
        description={say('选填', 'Optional')}
        isRequired
      />
      <DatePicker label={say('付款日期', 'Day of payment')} defaultValue="2025-12-01" maxValue="2025-11-24" />
      <DatePicker
        label={say('到货日期', 'Arrival')}
        defaultValue="2025-11-30"
        warning={say('这天是星期日', 'This is a Sunday')}
      />
      <DatePicker label={say('下单日期', 'Ordered on')} defaultValue="2025-11-02" isReadOnly />
      <DatePicker label={say('结算日期', 'Settled on')} defaultValue="2025-11-02" isDisabled />
    </Columns>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('不能晚于 2025年11月24日')).toBeVisible();
  },
};

/** The calendar opens at the day, closes with the choice, and gives the focus back. */
export const Calendar: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button');
    await userEvent.click(opener);
    const panel = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(panel.getByRole('button', { name: /11月24日/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-12-01');
    await waitFor(() => expect(opener).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Months and years beside the one that is shown; days that cannot be chosen are crossed out. */
export const Limits: Story = {
  args: { minValue: '2025-11-10', maxValue: '2027-01-31' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const panel = within(await screen.findByRole('dialog'));
    await expect(panel.getByRole('button', { name: /11月9日/ })).toHaveAttribute('aria-disabled', 'true');
    await expect(panel.getByRole('button', { name: '上个月' })).toBeDisabled();
    await userEvent.click(panel.getByRole('button', { name: '下一年' }));
    await expect(panel.getByRole('grid')).toHaveAccessibleName(/2026年11月/);
    await userEvent.click(panel.getByRole('button', { name: '下个月' }));
    await expect(panel.getByRole('grid')).toHaveAccessibleName(/2026年12月/);
  },
};

/** A day without one of its parts is not told to the app, and says so once the focus has left it. */
export const Incomplete: Story = {
  args: { defaultValue: '2025-09-24', onIncompleteChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const month = canvas.getAllByRole('spinbutton')[1] as HTMLElement;
    await userEvent.click(month);
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(args.onIncompleteChange).toHaveBeenLastCalledWith(true));
    await expect(canvas.queryByText('请填完整')).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(await canvas.findByText('请填完整')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(month);
    await userEvent.keyboard('12');
    await waitFor(() => expect(args.onIncompleteChange).toHaveBeenLastCalledWith(false));
    await expect(canvas.queryByText('请填完整')).toBeNull();
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-12-24');
  },
};

/** A field that may be empty has a button that empties it. */
export const Clearable: Story = {
  render: function Clearable(args) {
    const [day, setDay] = useState<string | null>('2025-11-24');
    return (
      <>
        <DatePicker
          {...args}
          defaultValue={undefined}
          value={day}
          onChange={setDay}
          onClear={() => setDay(null)}
        />
        <Button onPress={() => setDay('2025-12-24')}>{say('圣诞前', 'Before Christmas')}</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const texts = () => canvas.getAllByRole('spinbutton').map((part) => part.textContent);
    await userEvent.click(canvas.getByRole('button', { name: '清除发货日期' }));
    await expect(texts()).toEqual(['年', '月', '日']);
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: '圣诞前' }));
    await expect(texts()).toEqual(['2025', '12', '24']);
  },
};
