import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OneFieldForm } from '../../testing/OneFieldForm';
import type { OneFieldStory } from '../../testing/OneFieldForm';
import { say } from '../../testing/say';
import { FormPasswordField } from './FormPasswordField';

function Example(story: OneFieldStory) {
  return (
    <OneFieldForm initial={''} {...story}>
      {(control) => <FormPasswordField control={control} name="field" label={say('密码', 'Password')} />}
    </OneFieldForm>
  );
}

const meta = {
  title: 'Forms/FormPasswordField',
  tags: ['!autodocs'],
  component: Example,
  args: { onSend: fn() },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The value belongs to the form. */
export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('密码'), 'Demo-2026');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(args.onSend).toHaveBeenCalledWith({ field: 'Demo-2026' });
    await userEvent.click(canvas.getByRole('button', { name: '显示密码' }));
    await expect(canvas.getByRole('textbox', { name: '密码' })).toHaveValue('Demo-2026');
  },
};

/** The form has an error for it, which describes the field and follows the language. */
export const Refused: Story = {
  args: { isRefused: true },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('密码');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('请检查这一项');
  },
};

/** A field that its schema refuses empty is marked, and announced as required. */
export const Required: Story = {
  args: { rules: { isRequired: () => true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('密码')).toBeRequired();
    await expect(canvas.getByText('*')).toBeVisible();
  },
};
