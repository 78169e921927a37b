import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Columns } from '../../layout/Columns/Columns';
import { say } from '../../testing/say';
import { DateTimePicker } from './DateTimePicker';

const meta = {
  title: 'Primitives/DateTimePicker',
  component: DateTimePicker,
  tags: ['!autodocs'],
  args: { label: say('截单时间', 'Closes at'), defaultValue: '2025-11-24T18:00', onChange: fn() },
} satisfies Meta<typeof DateTimePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Day and time in one row of parts, in 24 hours. */
export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const parts = canvas.getAllByRole('spinbutton');
    await expect(parts.map((part) => part.textContent)).toEqual(['2025', '11', '24', '18', '00']);
    await userEvent.click(parts[3] as Element);
    await userEvent.keyboard('0930');
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-11-24T09:30');
  },
};

/** Filled, empty, invalid, read-only and disabled. */
export const States: Story = {
  render: () => (
    <Columns template="three">
      <DateTimePicker label={say('截单时间', 'Closes at')} defaultValue="2025-11-24T18:00" />
      <DateTimePicker
        label={say('失效时间', 'Expires at')}
        description={say('留空则一直有效', 'Left empty, it stays valid')}
      />
      <DateTimePicker
        label={say('截单时间', 'Closes at')}
        defaultValue="2025-11-01T09:00"
        isInvalid
        errorMessage={say('须晚于开始时间', 'Later than the start')}
      />
      <DateTimePicker label={say('发布时间', 'Published at')} defaultValue="2025-11-02T08:15" isReadOnly />
      <DateTimePicker label={say('结束时间', 'Ended at')} defaultValue="2025-11-02T08:15" isDisabled />
    </Columns>
  ),
};

/** The panel holds a calendar and the time; it stays open for the second of the two. */
export const Panel: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const panel = within(await screen.findByRole('dialog'));
    await userEvent.click(panel.getByRole('button', { name: /11月26日/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-11-26T18:00');
    const time = within(panel.getByRole('group', { name: '时间' })).getAllByRole('spinbutton');
    await userEvent.click(time[0] as Element);
    await userEvent.keyboard('20');
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-11-26T20:00');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getAllByRole('spinbutton')[3]).toHaveTextContent('20');
  },
};

/** A day without a time is not told to the app: the time is asked for. */
export const Incomplete: Story = {
  args: { defaultValue: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('spinbutton')[0] as Element);
    await userEvent.keyboard('20251124');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(await canvas.findByText('请填完整')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
