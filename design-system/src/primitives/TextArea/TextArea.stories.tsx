import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { say } from '../../testing/say';
import { TextArea } from './TextArea';

const meta = {
  title: 'Primitives/TextArea',
  component: TextArea,
  tags: ['!autodocs'],
  args: { label: say('备注', 'Remark'), placeholder: say('给专属业务员的话', 'To your salesperson') },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** With a limit the count is shown below. */
export const Counted: Story = {
  render: function Counted(args) {
    const [value, setValue] = useState(
      say('请与 O25111200214 合并发货。', 'Please ship together with O25111200214.'),
    );
    return <TextArea {...args} value={value} onChange={setValue} maxLength={200} />;
  },
};

export const Invalid: Story = {
  args: { isInvalid: true, errorMessage: say('请写明退回原因', 'Say why it is rejected') },
};

export const Disabled: Story = { args: { isDisabled: true, defaultValue: say('客户自提', 'Pick-up') } };
