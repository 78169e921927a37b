import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
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

/** A read-only area has no rule and cannot be resized. */
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: say('客户自提', 'Pick-up') },
  play: async ({ canvas }) => {
    const { borderBlockEndStyle, resize } = getComputedStyle(canvas.getByRole('textbox'));
    await expect([borderBlockEndStyle, resize]).toEqual(['none', 'none']);
  },
};

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

/** On a phone a long error takes several lines; the count beside it stays on one. */
export const CountedError: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    value: say('破损', 'Torn'),
    maxLength: 300,
    isInvalid: true,
    errorMessage: say(
      'Giulia Ferrero 于 2025-11-20 10:05 改过这里。您填的内容都在，请对照最新内容再提交一次。',
      'Giulia Ferrero changed this on 20 Nov 2025. Everything you typed is still here; check it and send it again.',
    ),
  },
  play: async ({ canvas }) => {
    const range = document.createRange();
    range.selectNodeContents(canvas.getByText(/\/ 300$/));
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    await expect(lines.size).toBe(1);
  },
};

export const Disabled: Story = { args: { isDisabled: true, defaultValue: say('客户自提', 'Pick-up') } };
