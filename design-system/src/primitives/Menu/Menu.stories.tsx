import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { Button } from '../Button/Button';
import { CopyIcon, DownloadIcon, EllipsisIcon, LinkIcon, Trash2Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { Menu } from './Menu';

const copy = fn();

const meta = {
  title: 'Primitives/Menu',
  component: Menu,
  tags: ['!autodocs'],
  args: {
    trigger: <IconButton label="更多" icon={<EllipsisIcon />} />,
    label: '更多',
    groups: [
      {
        id: 'share',
        items: [
          { id: 'link', label: '分享', icon: <LinkIcon /> },
          { id: 'copy', label: '复制链接', icon: <CopyIcon />, note: 'Ctrl C', onAction: copy },
          { id: 'export', label: '导出', icon: <DownloadIcon />, isDisabled: true },
        ],
      },
      { id: 'end', items: [{ id: 'delete', label: '删除', icon: <Trash2Icon />, isCritical: true }] },
    ],
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Actions; the critical one is in a section of its own. */
export const Actions: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const menu = await screen.findByRole('menu');
    await expect(menu).toBeVisible();
    await userEvent.click(screen.getByRole('menuitem', { name: /复制链接/ }));
    await expect(copy).toHaveBeenCalled();
  },
};

/** Options with ticks. */
export const Choices: Story = {
  args: {
    trigger: <Button variant="quiet">清单顺序</Button>,
    label: '排序',
    groups: [
      {
        id: 'order',
        selectionMode: 'single',
        selectedKeys: ['list'],
        onSelectionChange: fn(),
        items: [
          { id: 'list', label: '清单顺序' },
          { id: 'price', label: '批发价从低到高' },
          { id: 'stock', label: '库存从多到少' },
        ],
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('menuitemradio', { name: '清单顺序' })).toBeChecked();
  },
};
