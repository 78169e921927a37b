import type { Meta, StoryObj } from '@storybook/react-vite';
import { OneFieldForm } from '../../testing/OneFieldForm';
import { say } from '../../testing/say';
import { FormTextField } from './FormTextField';

function Example({ isRefused }: { isRefused: boolean }) {
  return (
    <OneFieldForm initial={''} isRefused={isRefused}>
      {(control) => <FormTextField control={control} name="field" label={say('公司名称', 'Company name')} />}
    </OneFieldForm>
  );
}

const meta = {
  title: 'Forms/FormTextField',
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
