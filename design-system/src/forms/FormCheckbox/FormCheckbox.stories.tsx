import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OneFieldForm } from '../../testing/OneFieldForm';
import type { OneFieldStory } from '../../testing/OneFieldForm';
import { say } from '../../testing/say';
import { FormCheckbox } from './FormCheckbox';

function Example(story: OneFieldStory) {
  return (
    <OneFieldForm initial={false} {...story}>
      {(control) => (
        <FormCheckbox control={control} name="field">
          {say('设为默认地址', 'Default address')}
        </FormCheckbox>
      )}
    </OneFieldForm>
  );
}

const meta = {
  title: 'Forms/FormCheckbox',
  tags: ['!autodocs'],
  component: Example,
  args: { onSend: fn() },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The value belongs to the form. */
export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '设为默认地址' }));
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(args.onSend).toHaveBeenCalledWith({ field: true });
  },
};

/** The form has an error for it, shown below the words and linked to the box as its description. */
export const Refused: Story = {
  args: { isRefused: true },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: '设为默认地址' });
    await expect(box).toBeInvalid();
    await expect(canvas.getByText('请检查这一项')).toBeVisible();
    await expect(box).toHaveAccessibleDescription('请检查这一项');
  },
};
