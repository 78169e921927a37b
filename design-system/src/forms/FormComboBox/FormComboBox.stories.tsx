import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { OneFieldForm } from '../../testing/OneFieldForm';
import type { OneFieldStory } from '../../testing/OneFieldForm';
import { say } from '../../testing/say';
import { FormComboBox } from './FormComboBox';

function Example(story: OneFieldStory) {
  return (
    <OneFieldForm initial="" {...story}>
      {(control) => (
        <FormComboBox
          control={control}
          name="field"
          label={say('业务员', 'Salesperson')}
          options={[
            { id: 'lin', label: say('林知夏', 'Lin Zhixia'), note: 'lin.zx' },
            { id: 'zhou', label: say('周岚', 'Zhou Lan'), note: 'zhou.l' },
          ]}
        />
      )}
    </OneFieldForm>
  );
}

const meta = {
  title: 'Forms/FormComboBox',
  tags: ['!autodocs'],
  component: Example,
  args: { onSend: fn() },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The value belongs to the form; erased, it is an empty text there. */
export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: '业务员' });
    await userEvent.type(field, 'zhou');
    await userEvent.click(await screen.findByRole('option', { name: '周岚 zhou.l' }));
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(args.onSend).toHaveBeenLastCalledWith({ field: 'zhou' });
    await userEvent.clear(field);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(args.onSend).toHaveBeenLastCalledWith({ field: '' }));
  },
};

/** The form has an error for it, which describes the field and follows the language. */
export const Refused: Story = {
  args: { isRefused: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: '业务员' });
    await expect(field).toHaveAccessibleDescription('请检查这一项');
  },
};

/** A field that its schema refuses empty is marked. */
export const Required: Story = {
  args: { rules: { isRequired: () => true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('*')).toBeVisible();
  },
};
