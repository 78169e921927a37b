import type { Meta, StoryObj } from '@storybook/react-vite';
import { OneFieldForm } from '../../testing/OneFieldForm';
import { say } from '../../testing/say';
import { FormNumberField } from './FormNumberField';

function Example({ isRefused }: { isRefused: boolean }) {
  return (
    <OneFieldForm initial={2} isRefused={isRefused}>
      {(control) => <FormNumberField control={control} name="field" label={say('数量', 'Quantity')} />}
    </OneFieldForm>
  );
}

const meta = {
  title: 'Forms/FormNumberField',
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
