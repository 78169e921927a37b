import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { Button } from '../../primitives/Button/Button';
import { say } from '../../testing/say';
import { QuantityField } from './QuantityField';
import type { QuantityFieldProps } from './QuantityField';

function Kept(props: QuantityFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <QuantityField
      {...props}
      value={value}
      onChange={(quantity) => {
        setValue(quantity);
        props.onChange(quantity);
      }}
    />
  );
}

const meta = {
  title: 'Commerce/QuantityField',
  component: QuantityField,
  tags: ['!autodocs'],
  args: { label: say('数量', 'Quantity'), value: 2, onChange: fn() },
  argTypes: { description: { control: false } },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof QuantityField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Warning: Story = {
  args: { warning: say('起订 3 件，还差 1 件', 'Minimum 3 pieces, 1 missing') },
};

export const Disabled: Story = { args: { isDisabled: true } };

/** Letters, a sign, a fraction, an exponent and an empty field are refused; the value stays (validNumber). */
export const Refused: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: '数量' });
    for (const text of ['abc', '-1', '1.5', '1e3', '']) {
      await userEvent.clear(field);
      if (text) await userEvent.type(field, text);
      await userEvent.keyboard('{Enter}');
      await expect(within(canvasElement).getAllByText('请输入有效的数字').length).toBeGreaterThan(0);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('2');
    await userEvent.clear(field);
    await userEvent.type(field, '12{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith(12);
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  },
};

/** The mouse wheel does not change the value, Enter does not submit the form. */
export const WheelAndEnter: Story = {
  name: 'Q-15 L-16 L-17 The wheel leaves the value, Enter leaves the form',
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        args.onChange(-1);
      }}
    >
      <Kept {...args} />
      <Button type="submit">{say('提交', 'Submit')}</Button>
    </form>
  ),
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: '数量' });
    await userEvent.click(field);
    await fireEvent.wheel(field, { deltaY: -100 });
    await expect(field).toHaveValue('2');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** In a table row: a short rule, in status ink when there is a problem. */
export const Inline: Story = {
  render: (args) => (
    <Stack>
      <Kept {...args} look="inline" />
      <Kept {...args} look="inline" warning={say('起订 3 件，还差 1 件', 'Minimum 3 pieces, 1 missing')} />
      <Kept {...args} label={say('超出', 'Over')} look="inline" maximum={7} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: '超出' });
    await userEvent.clear(field);
    await userEvent.type(field, '9{Enter}');
    await expect(field).toHaveAccessibleDescription('只剩 7 件');
  },
};
