import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { TruckIcon } from '../../primitives/Icon/Icon';
import { say } from '../../testing/say';
import { adminMenu } from '../storyData';
import { SideMenu } from './SideMenu';

function Rail() {
  return (
    <div style={{ inlineSize: '3.25rem', minBlockSize: '32rem' }}>
      <SideMenu items={adminMenu(say)} />
    </div>
  );
}

const meta = {
  title: 'Shell/SideMenu',
  component: SideMenu,
  tags: ['!autodocs'],
  args: { items: [] },
  render: () => <Rail />,
} satisfies Meta<typeof SideMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Hovering over an icon shows its name; up and down move along the rail. */
export const FlyOuts: Story = {
  tags: ['matrix'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: '系统管理' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: '角色' })).toBeVisible());
    canvas.getByRole('link', { name: '工作台' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: '数据汇总' })).toHaveFocus();
  },
};

/** An external link opens in a tab of its own, without access to this one. */
export const Outside: Story = {
  name: 'R-2.88 A link outside',
  render: () => {
    const carrier = say('承运商官网', 'Carrier');
    const place = { id: 'carrier', label: carrier, href: 'https://carrier.example/', icon: <TruckIcon /> };
    return (
      <div style={{ inlineSize: '3.25rem', minBlockSize: '32rem' }}>
        <SideMenu items={[place]} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '承运商官网' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
