import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { say } from '../../testing/say';
import { Breadcrumbs } from './Breadcrumbs';

const meta = {
  title: 'Shell/Breadcrumbs',
  component: Breadcrumbs,
  tags: ['!autodocs'],
  args: {
    items: [
      { label: say('采购订单', 'Purchase orders'), href: '/procurement/order' },
      { label: say('现货', 'Spot') },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Above a page title. */
export const AbovePage: Story = {
  tags: ['matrix'],
};
/** In the bar of the back office the last item is the page itself. */
export const EndsHere: Story = {
  args: { size: 'small', isLastCurrent: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('现货')).toHaveAttribute('aria-current', 'page');
  },
};
/** On a phone the bar shows only the page itself. */
export const InPhoneBar: Story = {
  args: EndsHere.args,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('现货')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '采购订单' })).toBeNull();
  },
};
