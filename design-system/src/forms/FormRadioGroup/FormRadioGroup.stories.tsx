import type { Meta, StoryObj } from '@storybook/react-vite';
import { OneFieldForm } from '../../testing/OneFieldForm';
import { say } from '../../testing/say';
import { FormRadioGroup } from './FormRadioGroup';

function Example({ isRefused }: { isRefused: boolean }) {
  return (
    <OneFieldForm initial={'ALL'} isRefused={isRefused}>
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
  args: { isRefused: false },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The value belongs to the form. */
export const Playground: Story = {};

/** The form has an error for it; its text follows the language. */
export const Refused: Story = { args: { isRefused: true } };
