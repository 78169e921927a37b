import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Columns } from '../../layout/Columns/Columns';
import { NumberField } from './NumberField';

const meta = {
  title: 'Primitives/NumberField',
  component: NumberField,
  tags: ['!autodocs'],
  args: { label: '数量', defaultValue: 2, minValue: 0, onChange: fn() },
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
      <NumberField label="数量" defaultValue={12} hasSteppers minValue={0} />
      <NumberField
        label="批发价"
        defaultValue={412.5}
        prefix="€"
        suffix="每件"
        formatOptions={{ minimumFractionDigits: 2 }}
      />
      <NumberField label="起订量" defaultValue={3} isDisabled />
      <NumberField label="装箱数" defaultValue={0} isInvalid errorMessage="请输入有效的数字" />
    </Columns>
  ),
};
