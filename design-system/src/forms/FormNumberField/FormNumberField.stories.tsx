import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OneFieldForm } from '../../testing/OneFieldForm';
import type { OneFieldStory } from '../../testing/OneFieldForm';
import { say } from '../../testing/say';
import { FormNumberField } from './FormNumberField';

function Example(story: OneFieldStory) {
  return (
    <OneFieldForm initial={2} {...story}>
      {(control) => (
        <FormNumberField control={control} name="field" label={say('数量', 'Quantity')} isClearable />
      )}
    </OneFieldForm>
  );
}

const meta = {
  title: 'Forms/FormNumberField',
  tags: ['!autodocs'],
  component: Example,
  args: { onSend: fn() },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The value belongs to the form. */
export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: '数量' });
    await userEvent.clear(field);
    await userEvent.type(field, '12');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(args.onSend).toHaveBeenLastCalledWith({ field: 12 });
    await userEvent.click(canvas.getByRole('button', { name: '清除数量' }));
    await expect(field).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(args.onSend).toHaveBeenLastCalledWith({ field: null });
  },
};

/** The form has an error for it, which describes the field and follows the language. */
export const Refused: Story = {
  args: { isRefused: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: '数量' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('请检查这一项');
  },
};

/** A field that its schema refuses empty is marked, and announced as required. */
export const Required: Story = {
  args: { rules: { isRequired: () => true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '数量' })).toBeRequired();
    await expect(canvas.getByText('*')).toBeVisible();
  },
};
