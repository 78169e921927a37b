import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { say } from '../../testing/say';
import { ListCard } from './ListCard';

const now = Date.parse('2026-11-20T04:00:00Z');
const hours = (count: number): string => new Date(now + count * 3_600_000).toISOString();

const meta = {
  title: 'Commerce/ListCard',
  component: ListCard,
  tags: ['!autodocs'],
  args: {
    now,
    list: {
      code: 'L-2511-0086',
      name: say('AW25 米兰女装现货 第二批', 'AW25 Milan womenswear, batch 2'),
      href: '#/products/detail/86',
      closeAt: hours(54),
      minOrderValueCents: 1_000_000,
      writtenQty: 30,
      writtenCents: 458_000,
    },
  },
} satisfies Meta<typeof ListCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The list closes within three days: the time is in the warning ink. */
export const ClosingSoon: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 天 6 小时')).toBeVisible();
  },
};

/** The order value exceeds the minimum: the bar is full. */
export const AboveMinimum: Story = {
  args: {
    list: {
      code: 'L-2511-0091',
      name: say('SS26 眼镜与配饰 期货', 'SS26 eyewear and accessories, futures'),
      closeAt: hours(97),
      minOrderValueCents: 1_000_000,
      writtenQty: 412,
      writtenCents: 1_286_000,
    },
  },
};

/** No quantity entered yet. */
export const Untouched: Story = {
  args: {
    list: {
      code: 'L-2511-0077',
      name: say('Halden 针织 香港仓清货', 'Halden knitwear, Hong Kong clearance'),
      closeAt: hours(164),
      minOrderValueCents: 500_000,
      writtenQty: 0,
      writtenCents: 0,
    },
  },
};

/** Before the list opens, and after it has closed. */
export const OutsideItsTime: Story = {
  render: () => (
    <ul>
      <li>
        <ListCard
          now={now}
          list={{
            code: 'L-2512-0001',
            name: say('SS26 预览', 'SS26 preview'),
            startAt: hours(30),
            closeAt: hours(300),
            minOrderValueCents: 500_000,
            writtenQty: 0,
            writtenCents: 0,
          }}
        />
      </li>
      <li>
        <ListCard
          now={now}
          list={{
            code: 'L-2510-0044',
            name: say('AW25 第一批', 'AW25 batch 1'),
            closeAt: hours(-5),
            minOrderValueCents: 500_000,
            writtenQty: 80,
            writtenCents: 700_000,
          }}
        />
      </li>
    </ul>
  ),
};
