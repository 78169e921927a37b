import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { say } from '../../testing/say';
import { CodeField } from './CodeField';
import type { CodeFieldProps } from './CodeField';

const MINUTE_MS = 60_000;

const meta = {
  title: 'Commerce/CodeField',
  tags: ['!autodocs'],
  component: CodeField,
  args: { onSend: fn() },
} satisfies Meta<typeof CodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No code requested yet. */
export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '验证码' }), '48 17');
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

function Typed(props: CodeFieldProps) {
  const [value, setValue] = useState('');
  return <CodeField {...props} value={value} onChange={setValue} />;
}

/** Whatever messengers and keyboards put around a code is removed: the field shows the six digits. */
export const Pasted: Story = {
  render: (args) => <Typed {...args} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: '验证码' });
    for (const text of [' 482 913', '４８２－９１３', '【Selvedge】482913，10 分钟内有效']) {
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(text);
      await expect(field).toHaveValue('482913');
    }
  },
};

/** The wait starts when the story is drawn, however late that is. */
function JustSent(props: CodeFieldProps) {
  const [waitsUntil] = useState(() => Date.now() + MINUTE_MS);
  return <CodeField {...props} waitsUntil={waitsUntil} />;
}

/** The code was sent: the server's wait is counted down, and nothing is sent twice. */
export const Counting: Story = {
  args: {
    description: say('已发送到 +852 5138 6021，10 分钟内有效', 'Sent to +852 5138 6021, good for 10 minutes'),
  },
  render: (args) => <JustSent {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^\d+ 秒后可重试$/ })).toBeDisabled();
    await expect(canvas.getByRole('status')).toHaveTextContent('发送成功');
  },
};

/** The code is being sent. */
export const Sending: Story = { args: { isSending: true } };

/** The code was wrong; the entry stays. */
export const Invalid: Story = {
  args: {
    value: '481723',
    isInvalid: true,
    errorMessage: say('验证码不正确', 'The code is wrong'),
    onChange: fn(),
  },
};
