import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckboxGroup } from './CheckboxGroup';

const meta = {
  title: 'Primitives/CheckboxGroup',
  component: CheckboxGroup,
  tags: ['!autodocs'],
  args: {
    label: '通知成员',
    options: [
      { id: '1', label: '林知夏' },
      { id: '2', label: '陈伟明' },
      { id: '3', label: '周岚', isDisabled: true },
    ],
    defaultValue: ['1'],
  },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Horizontal: Story = { args: { orientation: 'horizontal' } };

export const Invalid: Story = { args: { isInvalid: true, errorMessage: '至少选择一位成员' } };
