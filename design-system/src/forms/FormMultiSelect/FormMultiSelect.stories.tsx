import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { OneFieldForm } from '../../testing/OneFieldForm';
import type { OneFieldStory } from '../../testing/OneFieldForm';
import { say } from '../../testing/say';
import { FormMultiSelect } from './FormMultiSelect';

function Example(story: OneFieldStory) {
  return (
    <OneFieldForm initial={['SALES']} {...story}>
      {(control) => (
        <FormMultiSelect
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
  title: 'Forms/FormMultiSelect',
  tags: ['!autodocs'],
  component: Example,
  args: { onSend: fn() },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The value belongs to the form. */
export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: '角色' }), '财');
    await userEvent.click(await screen.findByRole('option', { name: '财务' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: '保存' }));
    await expect(args.onSend).toHaveBeenLastCalledWith({ field: ['SALES', 'FINANCE'] });
  },
};

/** The form has an error for it, which describes the field and follows the language. */
export const Refused: Story = {
  args: { isRefused: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: '角色' });
    await expect(field).toHaveAccessibleDescription('请检查这一项 已选 1 项：销售');
  },
};

/** A field that its schema refuses empty is marked. */
export const Required: Story = {
  args: { rules: { isRequired: () => true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('*')).toBeVisible();
  },
};
