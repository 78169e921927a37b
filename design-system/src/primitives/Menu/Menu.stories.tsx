import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { say } from '../../testing/say';
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
    trigger: <IconButton label={say('更多', 'More')} icon={<EllipsisIcon />} />,
    label: say('更多', 'More'),
    groups: [
      {
        id: 'share',
        items: [
          { id: 'link', label: say('分享', 'Share'), icon: <LinkIcon /> },
          {
            id: 'copy',
            label: say('复制链接', 'Copy link'),
            icon: <CopyIcon />,
            note: 'Ctrl C',
            onAction: copy,
          },
          { id: 'export', label: say('导出', 'Export'), icon: <DownloadIcon />, isDisabled: true },
        ],
      },
      {
        id: 'end',
        items: [{ id: 'delete', label: say('删除', 'Delete'), icon: <Trash2Icon />, isCritical: true }],
      },
    ],
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Actions; the critical one is in a section of its own. */
export const Actions: Story = {
  tags: ['matrix', 'drawn-open'],
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
    trigger: <Button variant="quiet">{say('清单顺序', 'Order of the list')}</Button>,
    label: say('排序', 'Sort'),
    groups: [
      {
        id: 'order',
        selectionMode: 'single',
        selectedKeys: ['list'],
        onSelectionChange: fn(),
        items: [
          { id: 'list', label: say('清单顺序', 'Order of the list') },
          { id: 'price', label: say('批发价从低到高', 'Wholesale price, low to high') },
          { id: 'stock', label: say('库存从多到少', 'Stock, high to low') },
        ],
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('menuitemradio', { name: '清单顺序' })).toBeChecked();
  },
};
