import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useState } from 'react';
import { letterCount } from '@selvedge/domain/display/richText';
import { expect, fn, waitFor } from 'storybook/test';
import { say } from '../../testing/say';
import { RichTextField } from './RichTextField';

const meta = {
  title: 'Primitives/RichTextField',
  component: RichTextField,
  tags: ['!autodocs'],
  args: {
    label: say('正文', 'Body'),
    value: [],
    onChange: fn(),
    description: say('接收人会在收件箱中看到', 'Seen in the inbox of those who get it'),
  },
  render: function Written(args) {
    const [value, setValue] = useState(args.value);
    return (
      <RichTextField
        {...args}
        value={value}
        onChange={(text) => {
          setValue(text);
          args.onChange(text);
        }}
      />
    );
  },
} satisfies Meta<typeof RichTextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const sheet = await canvas.findByRole('textbox', { name: '正文' });
    await userEvent.click(sheet);
    await userEvent.click(canvas.getByRole('button', { name: '加粗' }));
    await userEvent.keyboard('暂停出库');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { kind: 'PARAGRAPH', runs: [{ text: '暂停出库', bold: true }] },
    ]);
    await expect(canvas.getByRole('button', { name: '加粗' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Filled: Story = {
  tags: ['matrix'],
  args: {
    value: [
      { kind: 'HEADING', runs: [{ text: say('盘点期间怎么接单', 'Orders during stocktaking') }] },
      { kind: 'BULLET', runs: [{ text: say('询价照常提交', 'Inquiries are sent as ever') }] },
      {
        kind: 'BULLET',
        runs: [
          { text: say('加急件看', 'For urgent pieces see') },
          { text: say('采购订单', 'Purchase orders'), href: '/procurement/order' },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '盘点期间怎么接单' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: '撤销' })).toBeDisabled();
  },
};

export const Invalid: Story = {
  args: { isInvalid: true, errorMessage: say('请填写正文', 'Enter a text') },
  play: async ({ canvas }) => {
    const sheet = await canvas.findByRole('textbox', { name: '正文' });
    await expect(sheet).toHaveAccessibleDescription('请填写正文');
  },
};

export const TypedFast: Story = {
  name: 'What is typed while the letter before it is drawn keeps its place',
  args: { value: [{ kind: 'PARAGRAPH', runs: [{ text: 'days' }] }] },
  render: function Fast(args) {
    const [value, setValue] = useState(args.value);
    useLayoutEffect(() => {
      if (letterCount(value) === 7) document.execCommand('insertText', false, '-');
    }, [value]);
    return <RichTextField {...args} value={value} onChange={setValue} />;
  },
  play: async ({ canvas, userEvent }) => {
    const sheet = await canvas.findByRole('textbox', { name: '正文' });
    await userEvent.click(sheet);
    document.getSelection()?.collapse(canvas.getByText('days').firstChild, 0);
    await userEvent.keyboard('two');
    await waitFor(() => expect(sheet).toHaveTextContent(/^two-days$/));
    await userEvent.keyboard('x');
    await expect(sheet).toHaveTextContent(/^two-xdays$/);
  },
};
