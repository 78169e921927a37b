import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OneFieldForm } from '../../testing/OneFieldForm';
import type { OneFieldStory } from '../../testing/OneFieldForm';
import { say } from '../../testing/say';
import { FormTextField } from './FormTextField';

function Example(story: OneFieldStory) {
  return (
    <OneFieldForm initial={''} {...story}>
      {(control) => (
        <FormTextField control={control} name="field" label={say('公司名称', 'Company name')} isClearable />
      )}
    </OneFieldForm>
  );
}

const meta = {
  title: 'Forms/FormTextField',
  tags: ['!autodocs'],
  component: Example,
  args: { onSend: fn() },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The value belongs to the form. */
export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: '公司名称' });
    await userEvent.type(field, '瀚海贸易');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(args.onSend).toHaveBeenCalledWith({ field: '瀚海贸易' });
    await userEvent.click(canvas.getByRole('button', { name: '清除公司名称' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};

/** The form has an error for it, which describes the field and follows the language. */
export const Refused: Story = {
  args: { isRefused: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: '公司名称' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('请检查这一项');
  },
};

/** A field that its schema refuses empty is marked, and announced as required. */
export const Required: Story = {
  args: { rules: { isRequired: () => true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '公司名称' })).toBeRequired();
    await expect(canvas.getByText('*')).toBeVisible();
  },
};

/** A pasted text that is too long for the schema stays whole; the field says how much is too much. */
export const TooLong: Story = {
  args: { rules: { maxLength: () => 8 } },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: '公司名称' });
    await userEvent.click(field);
    await userEvent.paste('瀚海贸易（香港）有限公司');
    await expect(field).toHaveValue('瀚海贸易（香港）有限公司');
    await expect(field).toHaveAccessibleDescription('最多 8 字，超出 4 字');
    await expect(canvas.getByText('12 / 8')).toBeVisible();
  },
};
