import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { claimedOrder } from '../../../../../.storybook/screens/claimedOrder';
import { Claims } from './Claims';
import { orderPage } from './orderPage';

const meta = {
  title: 'Buyer/Claims of an order',
  component: Claims,
  tags: ['!autodocs'],
  parameters: { ...orderPage, layout: 'padded' },
  args: { sub: claimedOrder },
} satisfies Meta<typeof Claims>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'M-T9 X-A190 Each claim keeps what the customer wrote beside the reply, and what was claimed beside what was granted',
  play: async ({ canvas }) => {
    for (const word of ['待平台核对', '已记入团队余额', '已补发', '未认可'])
      await expect(canvas.getByText(word)).toBeVisible();
    await expect(canvas.getAllByText('袖口脱线')).toHaveLength(3);
    await expect(canvas.getByText('答复：外箱破损，按一件八折补偿')).toBeVisible();
    await expect(canvas.getByText('€64.00')).toBeVisible();
    await expect(canvas.getByText('€0.00')).toBeVisible();
    await expect(canvas.getAllByText('€128.00', { selector: 's' })).toHaveLength(3);
  },
};
