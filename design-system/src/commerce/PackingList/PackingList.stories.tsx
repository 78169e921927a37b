import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { say } from '../../testing/say';
import { PackingList } from './PackingList';

const meta = {
  title: 'Commerce/PackingList',
  component: PackingList,
  tags: ['!autodocs'],
  args: {
    number: 'S26112200031',
    facts: [
      { name: say('订单', 'Order'), value: 'O26111700142' },
      { name: say('收货人', 'Consignee'), value: say('陈伟明', 'Chan Wai-ming') },
      { name: say('运单号', 'Tracking number'), value: 'DHL 8842 1107 3965' },
    ],
    packages: [
      {
        no: 1,
        weightG: 14_625,
        items: [
          {
            id: 'a',
            name: say(
              'Maison Orsel 双排扣羊绒大衣，驼色 38',
              'Maison Orsel double-breasted cashmere coat, camel 38',
            ),
            qty: 4,
          },
          {
            id: 'b',
            name: say(
              'Maison Orsel 双排扣羊绒大衣，驼色 40',
              'Maison Orsel double-breasted cashmere coat, camel 40',
            ),
            qty: 5,
          },
        ],
      },
      {
        no: 2,
        items: [
          {
            id: 'c',
            name: say(
              'Casa Vianello 系带皮质运动鞋，象牙白 41',
              'Casa Vianello lace-up leather sneaker, ivory 41',
            ),
            qty: 6,
          },
        ],
      },
    ],
  },
} satisfies Meta<typeof PackingList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two packages; the second is not weighed yet. */
export const Two: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('14.625 kg, 9 件')).toBeVisible();
    await expect(canvas.getByText('14.625 kg, 15 件')).toBeVisible();
    await expect(canvas.getByText('2 箱')).toBeVisible();
    const copy = [...document.body.querySelectorAll<HTMLElement>(':scope > div[aria-hidden="true"]')].at(-1);
    await expect(copy && within(copy).getByText('S26112200031')).not.toBeVisible();
  },
};

/** Nothing is packed yet: the sheet shows only its sums. */
export const Empty: Story = {
  args: { packages: [], facts: [{ name: say('运单号', 'Tracking number'), value: '' }] },
};

/** A package with more lines than fit a sheet continues on the next one, without an empty sheet before it; a short one is not split. */
export const LongPackage: Story = {
  args: {
    packages: [40, 3].map((lines, at) => ({
      no: at + 1,
      items: Array.from({ length: lines }, (_, line) => ({
        id: `${line}`,
        name: say('Halden 绞花圆领毛衣，象牙白 M', 'Halden cable crew-neck sweater, ivory M'),
        qty: 2,
      })),
    })),
  },
  play: async ({ canvas }) => {
    const breaks = ['箱 1', '箱 2'].map((name) => {
      const box = canvas.getByText(name).parentElement?.parentElement;
      return box ? getComputedStyle(box).breakInside : undefined;
    });
    await expect(breaks).toEqual(['auto', 'avoid']);
  },
};

/** Twelve packages: the sheet grows, and each package stays on a single page. */
export const Many: Story = {
  args: {
    packages: Array.from({ length: 12 }, (_, at) => ({
      no: at + 1,
      weightG: 9000 + at * 250,
      items: [
        {
          id: `${at}`,
          name: say('Halden 绞花圆领毛衣，象牙白 M', 'Halden cable crew-neck sweater, ivory M'),
          qty: 14,
        },
      ],
    })),
  },
};
