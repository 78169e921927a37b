import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OneFieldForm } from '../../testing/OneFieldForm';
import type { OneFieldStory } from '../../testing/OneFieldForm';
import { say } from '../../testing/say';
import { FormTextArea } from './FormTextArea';

function Example(story: OneFieldStory) {
  return (
    <OneFieldForm initial={''} {...story}>
      {(control) => <FormTextArea control={control} name="field" label={say('备注', 'Remark')} isClearable />}
    </OneFieldForm>
  );
}

const meta = {
  title: 'Forms/FormTextArea',
  tags: ['!autodocs'],
  component: Example,
  args: { onSend: fn() },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The value belongs to the form. */
export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: '备注' });
    await userEvent.type(field, '上午到货');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(args.onSend).toHaveBeenCalledWith({ field: '上午到货' });
    await userEvent.click(canvas.getByRole('button', { name: '清除备注' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};

/** The form has an error for it, which describes the field and follows the language. */
export const Refused: Story = {
  args: { isRefused: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: '备注' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('请检查这一项');
  },
};

/** A field that its schema refuses empty is marked, and announced as required. */
export const Required: Story = {
  args: { rules: { isRequired: () => true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '备注' })).toBeRequired();
    await expect(canvas.getByText('*')).toBeVisible();
  },
};

/** The schema's limit is counted below. */
export const Counted: Story = {
  args: { rules: { maxLength: () => 200 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '备注' }), '上午到货');
    await expect(canvas.getByText('4 / 200')).toBeVisible();
  },
};
