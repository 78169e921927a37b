import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline';
import { Stack } from '../../layout/Stack/Stack';
import { DownloadIcon, UploadIcon } from '../Icon/Icon';
import { Button, buttonSizes, buttonVariants } from './Button';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  tags: ['!autodocs'],
  args: { children: '生成询价单', variant: 'primary', onPress: fn() },
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
  render: () => (
    <Inline isWrapping>
      <Button variant="primary">生成询价单</Button>
      <Button>加入购物车</Button>
      <Button icon={<UploadIcon />}>导入订货表</Button>
      <Button variant="quiet" icon={<DownloadIcon />}>
        导出
      </Button>
      <Button variant="danger">取消订单</Button>
      <Button variant="destructive">删除清单</Button>
      <Button variant="link">全部 8 张</Button>
    </Inline>
  ),
};

export const Disabled: Story = {
  render: () => (
    <Inline isWrapping>
      {buttonVariants.map((variant) => (
        <Button key={variant} variant={variant} isDisabled>
          不可用
        </Button>
      ))}
    </Inline>
  ),
};

/** Keeps the focus, reports to screen readers that it is busy, and does not fire again. */
export const Pending: Story = {
  args: { isPending: true, children: '提交中' },
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
            登录
          </Button>
          <Button size={size}>上传凭证</Button>
          <Button size={size} variant="quiet">
            稍后
          </Button>
        </Inline>
      ))}
    </Stack>
  ),
};

export const Wide: Story = { args: { isWide: true, size: 'large', children: '登录' } };

/** Space and Enter press it like the pointer. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};
