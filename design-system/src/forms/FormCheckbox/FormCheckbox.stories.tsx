import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OneFieldForm } from '../../testing/OneFieldForm';
import { say } from '../../testing/say';
import { FormCheckbox } from './FormCheckbox';

function Example({ isRefused }: { isRefused: boolean }) {
  return (
    <OneFieldForm initial={false} isRefused={isRefused}>
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
  args: { isRefused: false },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The value belongs to the form. */
export const Playground: Story = {};

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
