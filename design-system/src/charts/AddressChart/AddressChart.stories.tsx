import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { formatQuantity } from '../../formats';
import { AddressChart } from './AddressChart';

const meta = {
  title: 'Charts/AddressChart',
  tags: ['!autodocs'],
  component: AddressChart,
  args: {
    label: '近三十天包裹去向',
    columns: ['城市', '包裹'],
    emptyText: '还没有发货',
    formatValue: (value) => formatQuantity(value),
    places: [
      { label: '香港', longitude: 114.17, latitude: 22.32, value: 412 },
      { label: '上海', longitude: 121.47, latitude: 31.23, value: 286 },
      { label: '首尔', longitude: 126.98, latitude: 37.57, value: 121, labelAt: 'start' },
      { label: '新加坡', longitude: 103.8, latitude: 1.35, value: 98 },
      { label: '迪拜', longitude: 55.27, latitude: 25.2, value: 64, labelAt: 'below' },
      { label: '东京', longitude: 139.69, latitude: 35.69, value: 57, labelAt: 'above' },
      { label: '巴黎', longitude: 2.35, latitude: 48.86, value: 41 },
      { label: '纽约', longitude: -74, latitude: 40.7, value: 12 },
    ],
  },
} satisfies Meta<typeof AddressChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Dots sized by the number of parcels; places outside the map are listed in the table. */
export const Cities: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: '纽约 12' })).toBeInTheDocument();
  },
};
/** No parcels were sent. */
export const Empty: Story = { args: { places: [] } };
