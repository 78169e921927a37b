import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { say } from '@selvedge/design-system/testing';
import { stockCouriers } from './couriers.api';
import { CouriersPage } from './CouriersPage';

const CODES = ['SF', 'EMS', 'JD', 'YTO', 'ZTO', 'STO', 'DHL', 'UPS', 'FEDEX', 'TNT', 'GLS', 'BRT'] as const;

const couriers = () =>
  Array.from({ length: 24 }, (_, index) => ({
    id: `co-${index}`,
    code: `${CODES[index % CODES.length]}${index < CODES.length ? '' : 'X'}`,
    name: say(`快递 ${index + 1} 号`, `Courier ${index + 1}`),
    days: (index % 9) + 1,
    active: index % 4 !== 3,
    version: 1,
  }));

const meta = {
  title: 'Back office/Made-up list page',
  component: CouriersPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'admin', at: '/system/couriers', answers: { getUsersMe: 'root' } },
  beforeEach: () => stockCouriers(couriers()),
} satisfies Meta<typeof CouriersPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page of rows, the filter in the address, saved views and chosen columns come with the declaration. */
export const Full: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('快递 1 号');
    await expect(canvas.queryByText('快递 21 号')).toBeNull();
    await userEvent.type(canvas.getByRole('searchbox', { name: '代码或名称' }), 'fedex{Enter}');
    await waitFor(() => expect(canvas.queryByText('快递 1 号')).toBeNull());
    await expect(window.location.hash).toContain('keywords=fedex');
    await expect(canvas.getByText('快递 21 号')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '视图' })).toBeVisible();
  },
};

/** A new record: what is missing and what is taken is said at its field; then it is in the list. */
export const Added: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '新增快递' }));
    const dialog = within(await screen.findByRole('dialog', { name: '新增快递' }));
    const code = dialog.getByRole('textbox', { name: /代码/ });
    await userEvent.type(code, 'DHL');
    await userEvent.type(dialog.getByRole('textbox', { name: /名称/ }), '敦豪二部');
    await userEvent.type(dialog.getByRole('textbox', { name: /时效/ }), '4');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await dialog.findByText('名称或编码已存在');
    await userEvent.clear(code);
    await userEvent.type(code, 'DHLTWO');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.type(canvas.getByRole('searchbox', { name: '代码或名称' }), '敦豪{Enter}');
    await canvas.findByText('敦豪二部');
  },
};

/** A page that does not exist, such as that of a deleted row, gives way to the last one. */
export const PastTheEnd: Story = {
  parameters: { at: '/system/couriers?page=9' },
  play: async ({ canvas }) => {
    await canvas.findByText('快递 24 号');
    await expect(window.location.hash).toContain('page=2');
  },
};

/** Shift and a press on a second head add its column to the order, which is in the address. */
export const SortedByTwo: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('columnheader', { name: /时效/ }));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(canvas.getByRole('columnheader', { name: /代码/ }));
    await userEvent.keyboard('{/Shift}');
    await waitFor(() => expect(window.location.hash).toContain('sort=days,code'));
  },
};

/** A filter that leaves no row is named, and cleared in place. */
export const NoMatches: Story = {
  parameters: { at: '/system/couriers?keywords=pigeon' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '清除筛选' }));
    await canvas.findByText('快递 1 号');
  },
};
