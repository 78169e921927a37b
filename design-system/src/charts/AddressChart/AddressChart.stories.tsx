import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { formatQuantity } from '../../formats';
import { say } from '../../testing/say';
import { AddressChart } from './AddressChart';

const meta = {
  title: 'Charts/AddressChart',
  tags: ['!autodocs'],
  component: AddressChart,
  args: {
    label: say('近三十天包裹去向', 'Parcels of the last thirty days'),
    columns: [say('城市', 'City'), say('包裹', 'Parcels')],
    emptyText: say('还没有发货', 'Nothing shipped yet'),
    formatValue: (value) => formatQuantity(value),
    places: [
      { label: say('香港', 'Hong Kong'), longitude: 114.17, latitude: 22.32, value: 412 },
      { label: say('上海', 'Shanghai'), longitude: 121.47, latitude: 31.23, value: 286 },
      { label: say('首尔', 'Seoul'), longitude: 126.98, latitude: 37.57, value: 121, labelAt: 'start' },
      { label: say('新加坡', 'Singapore'), longitude: 103.8, latitude: 1.35, value: 98 },
      { label: say('迪拜', 'Dubai'), longitude: 55.27, latitude: 25.2, value: 64, labelAt: 'below' },
      { label: say('东京', 'Tokyo'), longitude: 139.69, latitude: 35.69, value: 57, labelAt: 'above' },
      { label: say('巴黎', 'Paris'), longitude: 2.35, latitude: 48.86, value: 41 },
      { label: say('纽约', 'New York'), longitude: -74, latitude: 40.7, value: 12 },
    ],
  },
} satisfies Meta<typeof AddressChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Dots sized by the number of parcels; places outside the map are listed in the table. */
export const Cities: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: '纽约 12' })).toBeInTheDocument();
  },
};
/** No parcels were sent. */
export const Empty: Story = { args: { places: [] } };
