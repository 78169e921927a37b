import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LocaleProvider, useLocale } from '../../i18n/LocaleProvider';
import { FactStrip } from '../../layout/FactStrip/FactStrip';
import { Table } from '../../primitives/Table/Table';
import { say } from '../../testing/say';
import { PriceCell, type PriceCellProps } from './PriceCell';
import { priceEmphases, priceTones } from './PriceCell.model';

const meta = {
  title: 'Commerce/PriceCell',
  component: PriceCell,
  tags: ['!autodocs'],
  args: { cents: 41_250 },
  argTypes: {
    tone: { control: 'select', options: priceTones },
    emphasis: { control: 'select', options: priceEmphases },
  },
} satisfies Meta<typeof PriceCell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change the currency in the toolbar: the amount is converted and marked. */
export const Playground: Story = {};

interface Row {
  name: string;
  price: PriceCellProps;
}

function AllKinds() {
  const rows: Row[] = [
    { name: say('原价', 'Regular'), price: { cents: 41_250, note: null } },
    {
      name: say('折后', 'Discounted'),
      price: { cents: 37_125, wasCents: 41_250, note: say('9 折', '−10%') },
    },
    {
      name: say('预估', 'Estimated'),
      price: { cents: 124_000, tone: 'estimated', note: say('未核定', 'not settled') },
    },
    { name: say('负数', 'Negative'), price: { cents: -31_600, note: null } },
    { name: say('零', 'Zero'), price: { cents: 0, note: null } },
    { name: say('不可用', 'None'), price: { cents: null, note: say('待询价', 'on request') } },
    {
      name: say('零售价', 'Reference'),
      price: { cents: 129_000, tone: 'reference', note: say('3.2 折', '−68%') },
    },
  ];
  return (
    <Table
      label={say('金额', 'Amounts')}
      rows={rows}
      rowId={({ name }) => name}
      columns={[
        { id: 'kind', header: say('种类', 'Kind'), render: ({ name }) => name },
        {
          id: 'price',
          header: say('金额', 'Amount'),
          align: 'end',
          render: ({ price }) => <PriceCell {...price} />,
        },
      ]}
    />
  );
}

/** All kinds of amounts below each other: the decimals are aligned because notes have a column of their own. */
export const Kinds: Story = {
  tags: ['matrix'],
  render: () => <AllKinds />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('−€316.00')).toBeVisible();
    await expect(canvas.getByText('€0.00')).toBeVisible();
    const ends = [
      ...canvasElement.querySelectorAll(
        'td > span > span:first-child, [role=gridcell] > span > span:first-child',
      ),
    ].map((amount) => Math.round(amount.getBoundingClientRect().right));
    await expect(new Set(ends).size).toBe(1);
  },
};

/** Price and discount one below the other, as in the retail column. */
export const TwoLines: Story = { args: { cents: 129_000, tone: 'reference', soldCents: 41_250 } };

/** Converted amounts are marked with ≈ and are for information; zero is exact. */
export const Converted: Story = {
  globals: { currency: 'HKD' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('≈')).toBeVisible();
    await expect(canvas.getByText('HK$3,477.99')).toBeVisible();
  },
};

function PayableFacts() {
  return (
    <FactStrip
      facts={[
        { name: say('货值', 'Goods'), value: <PriceCell cents={458_000} isCharged align="start" /> },
        {
          name: say('应付合计', 'Payable'),
          value: <PriceCell cents={503_800} isCharged hasConverted emphasis="total" align="start" />,
        },
      ]}
    />
  );
}

/** Charged amounts are in euro, with the amount in the display currency beside them. */
export const Charged: Story = {
  globals: { currency: 'CNY' },
  render: () => <PayableFacts />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('€5,038.00')).toBeVisible();
    await expect(canvas.getByText('¥39,508.00')).toBeVisible();
  },
};

/** Without the permission to see prices no amount is shown, nor what it would be in another currency. */
export const AmountsHidden: Story = {
  args: { isCharged: true, hasConverted: true },
  render: function AmountsHidden(args) {
    const { locale } = useLocale();
    return (
      <LocaleProvider locale={locale} currency={{ code: 'HKD', rate: '8.5' }} areAmountsHidden>
        <PriceCell {...args} />
      </LocaleProvider>
    );
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/\d/);
  },
};
