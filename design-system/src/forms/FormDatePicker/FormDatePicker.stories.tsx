import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { OneFieldForm } from '../../testing/OneFieldForm';
import type { OneFieldStory } from '../../testing/OneFieldForm';
import { say } from '../../testing/say';
import { FormDatePicker } from './FormDatePicker';

function Example(story: OneFieldStory) {
  return (
    <OneFieldForm initial="2025-11-24" {...story}>
      {(control) => (
        <FormDatePicker control={control} name="field" label={say('发货日期', 'Ship date')} isClearable />
      )}
    </OneFieldForm>
  );
}

const meta = {
  title: 'Forms/FormDatePicker',
  tags: ['!autodocs'],
  component: Example,
  args: { onSend: fn() },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The day belongs to the form; an emptied field is an empty text there. */
export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getAllByRole('spinbutton')[2] as Element);
    await userEvent.keyboard('28');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(args.onSend).toHaveBeenLastCalledWith({ field: '2025-11-28' }));
    await userEvent.click(canvas.getByRole('button', { name: '清除发货日期' }));
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(args.onSend).toHaveBeenLastCalledWith({ field: '' }));
  },
};

/** A part of a day is not sent as none, nor as the day before it: the form stays, and the field takes the focus and says why. */
export const Incomplete: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const parts = canvas.getAllByRole('spinbutton');
    await userEvent.click(parts[2] as Element);
    await userEvent.keyboard('{Backspace}{Backspace}');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(parts[0]).toHaveFocus());
    await expect(await canvas.findByText('请填完整')).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.click(parts[2] as Element);
    await userEvent.keyboard('25');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(args.onSend).toHaveBeenLastCalledWith({ field: '2025-11-25' }));
  },
};

/** The form has an error for it, which describes the field and follows the language. */
export const Refused: Story = {
  args: { isRefused: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('请检查这一项')).toBeVisible();
    await expect(canvas.getByRole('group', { name: '发货日期' })).toHaveAccessibleDescription(/请检查这一项/);
  },
};

/** A field that its schema refuses empty is marked, and announced as required. */
export const Required: Story = {
  args: { rules: { isRequired: () => true } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('spinbutton')[0]).toBeRequired();
    await expect(canvas.getByText('*')).toBeVisible();
  },
};
