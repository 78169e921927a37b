import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RadioGroup } from './RadioGroup';

const meta = {
  title: 'Primitives/RadioGroup',
  component: RadioGroup,
  tags: ['!autodocs'],
  args: {
    label: '导入方式',
    orientation: 'horizontal',
    defaultValue: 'valid',
    options: [
      { id: 'valid', label: '仅有效行' },
      { id: 'all', label: '全部或不导' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenCalledWith('all');
    await expect(canvas.getByRole('radio', { name: '全部或不导' })).toBeChecked();
  },
};

export const Vertical: Story = { args: { orientation: 'vertical', description: '错误行可下载后再导入' } };

export const Disabled: Story = { args: { isDisabled: true } };
