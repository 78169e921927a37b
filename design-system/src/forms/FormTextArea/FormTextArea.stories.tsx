import type { Meta, StoryObj } from '@storybook/react-vite';
import { OneFieldForm } from '../../testing/OneFieldForm';
import { say } from '../../testing/say';
import { FormTextArea } from './FormTextArea';

function Example({ isRefused }: { isRefused: boolean }) {
  return (
    <OneFieldForm initial={''} isRefused={isRefused}>
      {(control) => <FormTextArea control={control} name="field" label={say('备注', 'Remark')} />}
    </OneFieldForm>
  );
}

const meta = {
  title: 'Forms/FormTextArea',
  tags: ['!autodocs'],
  component: Example,
  args: { isRefused: false },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The value belongs to the form. */
export const Playground: Story = {};

/** The form has an error for it; its text follows the language. */
export const Refused: Story = { args: { isRefused: true } };
