import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Columns } from '../../layout/Columns/Columns';
import { say } from '../../testing/say';
import { TimeField } from './TimeField';

const meta = {
  title: 'Primitives/TimeField',
  component: TimeField,
  tags: ['!autodocs'],
  args: { label: say('取货时间', 'Pick-up'), defaultValue: '09:30', onChange: fn() },
} satisfies Meta<typeof TimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Hours and minutes, typed or stepped. */
export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [hours, minutes] = canvas.getAllByRole('spinbutton') as [HTMLElement, HTMLElement];
    await userEvent.click(hours);
    await userEvent.keyboard('18');
    await expect(minutes).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('18:31');
    await userEvent.keyboard('{Home}');
    await expect(args.onChange).toHaveBeenLastCalledWith('18:00');
  },
};

/** Filled, empty, invalid, read-only and disabled. */
export const States: Story = {
  render: () => (
    <Columns template="three">
      <TimeField label={say('取货时间', 'Pick-up')} defaultValue="09:30" />
      <TimeField label={say('送达时间', 'Delivery')} description={say('选填', 'Optional')} />
      <TimeField
        label={say('截单时间', 'Closes at')}
        defaultValue="08:00"
        isInvalid
        errorMessage={say('须晚于开始时间', 'Later than the start')}
      />
      <TimeField label={say('开门', 'Opens')} defaultValue="10:00" isReadOnly />
      <TimeField label={say('关门', 'Closes')} defaultValue="19:00" isDisabled />
    </Columns>
  ),
};

/** Half a time says so once the focus has left it. */
export const Incomplete: Story = {
  args: { defaultValue: null, onIncompleteChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('spinbutton')[0] as Element);
    await userEvent.keyboard('18');
    await expect(args.onIncompleteChange).toHaveBeenLastCalledWith(true);
    await userEvent.tab();
    await expect(await canvas.findByText('请填完整')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
