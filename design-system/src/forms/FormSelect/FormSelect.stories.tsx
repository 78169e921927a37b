import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { OneFieldForm } from '../../testing/OneFieldForm';
import type { OneFieldStory } from '../../testing/OneFieldForm';
import { say } from '../../testing/say';
import { FormSelect } from './FormSelect';

function Example({ isClearable, ...story }: OneFieldStory & { isClearable?: boolean }) {
  return (
    <OneFieldForm initial={''} {...story}>
      {(control) => (
        <FormSelect
          control={control}
          name="field"
          label={say('身份类型', 'Identity')}
          isClearable={isClearable}
          options={[
            { id: 'HK_TRADER', label: say('香港贸易商', 'Hong Kong trader') },
            { id: 'PHYSICAL_STORE', label: say('实体店', 'Physical store') },
          ]}
        />
      )}
    </OneFieldForm>
  );
}

const meta = {
  title: 'Forms/FormSelect',
  tags: ['!autodocs'],
  component: Example,
  args: { onSend: fn() },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The value belongs to the form. */
export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /身份类型/ }));
    await userEvent.click(await screen.findByRole('option', { name: '实体店' }));
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(args.onSend).toHaveBeenCalledWith({ field: 'PHYSICAL_STORE' });
  },
};

/** The form has an error for it, which describes the field and follows the language. */
export const Refused: Story = {
  args: { isRefused: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('button', { name: /身份类型/ });
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

/** A choice can be taken back where the form says so. */
export const Clearable: Story = {
  args: { isClearable: true },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('button', { name: /身份类型/ });
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('option', { name: '香港贸易商' }));
    await userEvent.click(canvas.getByRole('button', { name: '清除身份类型' }));
    await expect(canvas.queryByRole('button', { name: '清除身份类型' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(args.onSend).toHaveBeenCalledWith({ field: '' });
  },
};
