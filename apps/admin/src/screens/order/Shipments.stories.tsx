import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { claimedLine } from '../../../../../.storybook/screens/claimedOrder';
import type { OrderLine, Shipment } from '../../api/schemas';
import { Shipments } from './Shipments';

const line: OrderLine = {
  ...claimedLine,
  askedQty: 9,
  confirmedQty: 9,
  shippedQty: 9,
  receivedQty: 0,
  lineCents: 115_200,
};

const shipment: Shipment = {
  id: 'sh-01',
  shipmentNo: 'S25111300031',
  subOrderId: 'so-073',
  subNo: 'O25112000317-03',
  courier: 'DHL',
  trackingNo: '8842 1107 3965',
  phoneTail: '4402',
  packingQty: 2,
  packages: [
    { no: 1, items: [{ orderLineId: line.id, qty: 4 }], weightG: 9400 },
    { no: 2, items: [{ orderLineId: line.id, qty: 5 }] },
  ],
  attachments: [
    { id: 'f-103', name: '装箱单 MI-02.pdf', url: '/files/f-103', kind: 'PDF', size: 88_120 },
    { id: 'f-104', name: '装箱单 MI-02.xlsx', url: '/files/f-104', kind: 'XLSX', size: 12_002 },
  ],
  shippedAt: '2025-11-13T07:02:00Z',
  events: [{ at: '2025-11-13T07:30:00Z', place: '米兰', text: '已揽收' }],
  version: 1,
};

const meta = {
  title: 'Back office/Shipments of an order',
  component: Shipments,
  tags: ['!autodocs'],
  parameters: {
    layout: 'padded',
    app: 'admin',
    at: '/procurement/detail/o-07',
  },
  args: {
    lines: [line],
    shipments: [
      shipment,
      {
        ...shipment,
        id: 'sh-02',
        shipmentNo: 'S25111400008',
        courier: 'Own van',
        attachments: [],
        events: [],
        deliveredAt: '2025-11-17T02:42:00Z',
      },
    ],
  },
} satisfies Meta<typeof Shipments>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Packed: Story = {
  name: 'R-3.31 R-3.33 A shipment says where it is, what lies in which box and which papers go with it',
  play: async ({ canvas }) => {
    const sent = within(await canvas.findByRole('region', { name: /S25111300031/ }));
    await expect(sent.getByText('运输中')).toBeVisible();
    await expect(sent.getByRole('link', { name: '到承运商官网查询' })).toBeVisible();
    const papers = within(sent.getByRole('list', { name: '附件' }));
    await expect(papers.getByRole('link', { name: '装箱单 MI-02.pdf' })).toBeVisible();
    await expect(papers.getByRole('link', { name: '装箱单 MI-02.xlsx' })).toBeVisible();
    await expect(sent.getByText('箱 1，4 件')).toBeVisible();
    await expect(sent.getByText('9.4 kg')).toBeVisible();
    await expect(sent.getAllByText('绞花圆领毛衣, 象牙白, S')).toHaveLength(2);
    const arrived = within(canvas.getByRole('region', { name: /S25111400008/ }));
    await expect(arrived.getByText('已签收')).toBeVisible();
    await expect(arrived.queryByRole('link', { name: /官网/ })).toBeNull();
    await expect(arrived.queryByRole('list', { name: '附件' })).toBeNull();
  },
};
