import type { Meta, StoryObj } from '@storybook/react-vite';
import { OneFieldForm } from '../../testing/OneFieldForm';
import { useSay } from '../../testing/say';
import { FormCheckbox } from './FormCheckbox';

function Example({ isRefused }: { isRefused: boolean }) {
  const say = useSay();
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
  component: Example,
  args: { isRefused: false },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its value lives in the form. */
export const Playground: Story = {};

/** The form has refused it; the words follow the language. */
export const Refused: Story = { args: { isRefused: true } };
