import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OneFieldForm } from '../../testing/OneFieldForm';
import type { OneFieldStory } from '../../testing/OneFieldForm';
import { say } from '../../testing/say';
import { FormCheckboxGroup } from './FormCheckboxGroup';

function Example(story: OneFieldStory) {
  return (
    <OneFieldForm initial={['SALES']} {...story}>
      {(control) => (
        <FormCheckboxGroup
          control={control}
          name="field"
          label={say('角色', 'Roles')}
          options={[
            { id: 'SALES', label: say('销售', 'Sales') },
            { id: 'FINANCE', label: say('财务', 'Finance') },
          ]}
        />
      )}
    </OneFieldForm>
  );
}

const meta = {
  title: 'Forms/FormCheckboxGroup',
  tags: ['!autodocs'],
  component: Example,
  args: { onSend: fn() },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The value belongs to the form. */
export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(args.onSend).toHaveBeenCalledWith({ field: ['SALES', 'FINANCE'] });
  },
};

/** The form has an error for it, which describes the group and follows the language. */
export const Refused: Story = {
  args: { isRefused: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: '角色' })).toHaveAccessibleDescription('请检查这一项');
  },
};

/** A group that its schema refuses empty is marked. */
export const Required: Story = {
  args: { rules: { isRequired: () => true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('*')).toBeVisible();
  },
};
