import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../../testing/say';
import { CheckboxGroup } from './CheckboxGroup';

const meta = {
  title: 'Primitives/CheckboxGroup',
  component: CheckboxGroup,
  tags: ['!autodocs'],
  args: {
    label: say('通知成员', 'Notify members'),
    options: [
      { id: '1', label: say('林知夏', 'Lin Zhixia') },
      { id: '2', label: say('陈伟明', 'Chan Wai-ming') },
      { id: '3', label: say('周岚', 'Zhou Lan'), isDisabled: true },
    ],
    defaultValue: ['1'],
  },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Horizontal: Story = { args: { orientation: 'horizontal' } };

export const Invalid: Story = {
  args: { isInvalid: true, errorMessage: say('至少选择一位成员', 'Choose at least one member') },
};
