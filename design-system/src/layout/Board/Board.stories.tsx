import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../../testing/say';
import { FactStrip } from '../FactStrip/FactStrip';
import { Section } from '../Section/Section';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Board } from './Board';

function Overview() {
  const lines = (names: readonly string[]) => (
    <Stack gap="s3">
      {names.map((name) => (
        <Text key={name}>{name}</Text>
      ))}
    </Stack>
  );
  return (
    <Board>
      <Section title={say('待我处理', 'Waiting for me')}>
        {lines([
          say('2 张询价单待付款', '2 inquiries to be paid'),
          say('1 份邀请待回复', '1 invitation to be answered'),
        ])}
      </Section>
      <Section title={say('即将截单', 'Closing soon')}>
        {lines([
          say('秋冬针织，还剩 2 天', 'Autumn knitwear, 2 days left'),
          say('鞋履，还剩 5 天', 'Shoes, 5 days left'),
        ])}
      </Section>
      <Section title={say('订货额', 'Order value')}>
        <FactStrip
          facts={[
            { name: say('本月', 'This month'), value: '€128,400.00' },
            { name: say('上月', 'Last month'), value: '€96,250.00' },
            { name: say('件数', 'Pieces'), value: '1,842' },
          ]}
        />
      </Section>
      <Section title={say('常订品牌', 'Brands ordered most')}>
        {lines(['Maison Orsel', 'Casa Vianello'])}
      </Section>
    </Board>
  );
}

const meta = {
  title: 'Layout/Board',
  component: Board,
  tags: ['!autodocs'],
  args: { children: null },
  render: () => <Overview />,
} satisfies Meta<typeof Board>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Wide and narrow parts alternate, level across each row. */
export const Playground: Story = {};

/** A single column on a phone. */
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
