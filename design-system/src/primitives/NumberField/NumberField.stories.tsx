import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Columns } from '../../layout/Columns/Columns';
import { say } from '../../testing/say';
import { NumberField } from './NumberField';

const meta = {
  title: 'Primitives/NumberField',
  component: NumberField,
  tags: ['!autodocs'],
  args: { label: say('数量', 'Quantity'), defaultValue: 2, minValue: 0, onChange: fn() },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The mouse wheel scrolls the page and does not change the value. */
export const Wheel: Story = {
  name: 'Q-15 L-17 The wheel leaves the value',
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: '数量' });
    await userEvent.click(field);
    field.dispatchEvent(new WheelEvent('wheel', { deltaY: -120, bubbles: true, cancelable: true }));
    await expect(field).toHaveValue('2');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const States: Story = {
  render: () => (
    <Columns template="three">
      <NumberField label={say('数量', 'Quantity')} defaultValue={12} hasSteppers minValue={0} />
      <NumberField
        label={say('批发价', 'Wholesale price')}
        defaultValue={412.5}
        prefix="€"
        suffix={say('每件', 'each')}
        formatOptions={{ minimumFractionDigits: 2 }}
      />
      <NumberField label={say('起订量', 'Minimum order')} defaultValue={3} isDisabled />
      <NumberField
        label={say('装箱数', 'Pack size')}
        defaultValue={0}
        isInvalid
        errorMessage={say('请输入有效的数字', 'Enter a valid number')}
      />
    </Columns>
  ),
};
