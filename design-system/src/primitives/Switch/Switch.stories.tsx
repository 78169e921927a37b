import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { expectMarkByFirstLine } from '../../testing/firstLine';
import { say } from '../../testing/say';
import { Switch } from './Switch';

const meta = {
  title: 'Primitives/Switch',
  component: Switch,
  tags: ['!autodocs'],
  args: { children: say('水印', 'Watermark'), onChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

/** In a table the row and the column identify the setting; the accessible name contains both. */
export const InTable: Story = {
  args: { children: undefined, 'aria-label': say('订单，邮件', 'Orders, e-mail') },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: '订单，邮件' }));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const States: Story = {
  render: () => (
    <Stack gap="s3" align="start">
      <Switch>{say('水印', 'Watermark')}</Switch>
      <Switch defaultSelected>{say('标签栏', 'Tab bar')}</Switch>
      <Switch isDisabled>{say('深色', 'Dark')}</Switch>
      <Switch isDisabled defaultSelected>
        {say('深色', 'Dark')}
      </Switch>
    </Stack>
  ),
};

/** With words of several lines the slot stays beside the first line. */
export const SeveralLines: Story = {
  globals: { viewport: { value: 'mobile1' } },
  render: () => (
    <Switch>
      {say(
        '有新款到货、价格变动或截单提醒时，同时发送邮件到我的登录邮箱',
        'Send an e-mail as well when new styles arrive, prices change or a list is about to close',
      )}
    </Switch>
  ),
  play: async ({ canvas }) => {
    await expectMarkByFirstLine(canvas.getByRole('switch'));
  },
};
