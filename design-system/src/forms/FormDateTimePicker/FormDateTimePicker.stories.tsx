import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { OneFieldForm } from '../../testing/OneFieldForm';
import type { OneFieldStory } from '../../testing/OneFieldForm';
import { say } from '../../testing/say';
import { FormDateTimePicker } from './FormDateTimePicker';

function Example(story: OneFieldStory) {
  return (
    <OneFieldForm initial="2025-11-24T18:00" {...story}>
      {(control) => (
        <FormDateTimePicker control={control} name="field" label={say('截单时间', 'Closes at')} isClearable />
      )}
    </OneFieldForm>
  );
}

const meta = {
  title: 'Forms/FormDateTimePicker',
  tags: ['!autodocs'],
  component: Example,
  args: { onSend: fn() },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Day and time belong to the form; an emptied field is an empty text there. */
export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getAllByRole('spinbutton')[3] as Element);
    await userEvent.keyboard('2030');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(args.onSend).toHaveBeenLastCalledWith({ field: '2025-11-24T20:30' }));
    await userEvent.click(canvas.getByRole('button', { name: '清除截单时间' }));
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(args.onSend).toHaveBeenLastCalledWith({ field: '' }));
  },
};

/** A day without a time is not sent: the field takes the focus and says why. */
export const Incomplete: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const parts = canvas.getAllByRole('spinbutton');
    await userEvent.click(parts[4] as Element);
    await userEvent.keyboard('{Backspace}');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(parts[0]).toHaveFocus());
    await expect(await canvas.findByText('请填完整')).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** The form has an error for it, which describes the field and follows the language. */
export const Refused: Story = {
  args: { isRefused: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('请检查这一项')).toBeVisible();
    await expect(canvas.getByRole('group', { name: '截单时间' })).toHaveAccessibleDescription(/请检查这一项/);
  },
};
