import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OneFieldForm } from '../../testing/OneFieldForm';
import type { OneFieldStory } from '../../testing/OneFieldForm';
import { say } from '../../testing/say';
import { FormRadioGroup } from './FormRadioGroup';

function Example(story: OneFieldStory) {
  return (
    <OneFieldForm initial={'ALL'} {...story}>
      {(control) => (
        <FormRadioGroup
          control={control}
          name="field"
          label={say('提交方式', 'Commit')}
          options={[
            { id: 'ALL', label: say('全部或不提交', 'All or nothing') },
            { id: 'VALID_ONLY', label: say('仅有效行', 'Valid rows only') },
          ]}
        />
      )}
    </OneFieldForm>
  );
}

const meta = {
  title: 'Forms/FormRadioGroup',
  tags: ['!autodocs'],
  component: Example,
  args: { onSend: fn() },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The value belongs to the form. */
export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '全部或不提交' }));
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(args.onSend).toHaveBeenCalledWith({ field: 'VALID_ONLY' });
  },
};

/** The form has an error for it, which describes the field and follows the language. */
export const Refused: Story = {
  args: { isRefused: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('radiogroup', { name: '提交方式' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('请检查这一项');
  },
};

/** A field that its schema refuses empty is marked, and announced as required. */
export const Required: Story = {
  args: { rules: { isRequired: () => true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: '提交方式' })).toBeRequired();
    await expect(canvas.getByText('*')).toBeVisible();
  },
};
