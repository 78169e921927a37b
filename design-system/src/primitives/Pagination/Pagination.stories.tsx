import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { say } from '../../testing/say';
import { Pagination } from './Pagination';

const meta = {
  title: 'Primitives/Pagination',
  component: Pagination,
  tags: ['!autodocs'],
  args: { page: 1, pageSize: 50, total: 1284, onPageChange: fn() },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: function Playground(args) {
    const [page, setPage] = useState(1);
    return <Pagination {...args} page={page} onPageChange={setPage} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }));
    await expect(canvas.getByText('第 51 至 100 行，共 1,284 行')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page');
  },
};

export const Middle: Story = { args: { page: 12 } };

/** Two lists on a page: the accessible name of each pager contains that of its list. */
export const Named: Story = {
  args: { listName: say('字典', 'Dictionaries') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: '分页：字典' })).toBeVisible();
  },
};

export const OnePage: Story = { args: { total: 38 } };

export const None: Story = { args: { total: 0 } };
