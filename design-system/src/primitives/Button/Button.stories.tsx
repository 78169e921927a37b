import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline';
import { Stack } from '../../layout/Stack/Stack';
import { say } from '../../testing/say';
import { DownloadIcon, UploadIcon } from '../Icon/Icon';
import { Button, buttonSizes, buttonVariants } from './Button';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  tags: ['!autodocs'],
  args: { children: say('生成询价单', 'Create inquiry'), variant: 'primary', onPress: fn() },
  argTypes: {
    variant: { control: 'select', options: buttonVariants },
    size: { control: 'inline-radio', options: buttonSizes },
    icon: { control: false },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  tags: ['matrix'],
  render: () => (
    <Inline isWrapping>
      <Button variant="primary">{say('生成询价单', 'Create inquiry')}</Button>
      <Button>{say('加入购物车', 'Add to cart')}</Button>
      <Button icon={<UploadIcon />}>{say('导入订货表', 'Import order sheet')}</Button>
      <Button variant="quiet" icon={<DownloadIcon />}>
        {say('导出', 'Export')}
      </Button>
      <Button variant="danger">{say('取消订单', 'Cancel order')}</Button>
      <Button variant="destructive">{say('删除清单', 'Delete list')}</Button>
      <Button variant="link">{say('全部 8 张', 'All 8')}</Button>
    </Inline>
  ),
};

export const Disabled: Story = {
  render: () => (
    <Inline isWrapping>
      {buttonVariants.map((variant) => (
        <Button key={variant} variant={variant} isDisabled>
          {say('不可用', 'Not available')}
        </Button>
      ))}
    </Inline>
  ),
};

/** Keeps the focus, reports to screen readers that it is busy, and does not fire again. */
export const Pending: Story = {
  args: { isPending: true, children: say('提交中', 'Submitting') },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('data-pending', 'true');
  },
};

export const Sizes: Story = {
  render: () => (
    <Stack align="start">
      {buttonSizes.map((size) => (
        <Inline key={size}>
          <Button size={size} variant="primary">
            {say('登录', 'Sign in')}
          </Button>
          <Button size={size}>{say('上传凭证', 'Upload proof')}</Button>
          <Button size={size} variant="quiet">
            {say('稍后', 'Later')}
          </Button>
        </Inline>
      ))}
    </Stack>
  ),
};

export const Wide: Story = { args: { isWide: true, size: 'large', children: say('登录', 'Sign in') } };

/** Space and Enter press it like the pointer. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};
