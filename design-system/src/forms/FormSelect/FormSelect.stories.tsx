import type { Meta, StoryObj } from '@storybook/react-vite';
import { OneFieldForm } from '../../testing/OneFieldForm';
import { say } from '../../testing/say';
import { FormSelect } from './FormSelect';

function Example({ isRefused }: { isRefused: boolean }) {
  return (
    <OneFieldForm initial={''} isRefused={isRefused}>
      {(control) => (
        <FormSelect
          control={control}
          name="field"
          label={say('身份类型', 'Identity')}
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
  args: { isRefused: false },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The value belongs to the form. */
export const Playground: Story = {};

/** The form has an error for it; its text follows the language. */
export const Refused: Story = { args: { isRefused: true } };
