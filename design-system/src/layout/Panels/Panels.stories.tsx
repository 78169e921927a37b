import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../../testing/say';
import { Section } from '../Section/Section';
import { Text } from '../Text/Text';
import { Panel, Panels } from './Panels';

function Figures() {
  const part = (title: string, note: string) => (
    <Section title={title} note={note}>
      <Text size="display" face="display">
        1,604
      </Text>
    </Section>
  );
  return (
    <Panels>
      <Panel span="seven">{part(say('确认货值', 'Confirmed value'), say('按月', 'by month'))}</Panel>
      <Panel span="five">{part(say('从询价到收货', 'From inquiry to receipt'), say('订单', 'orders'))}</Panel>
      <Panel span="quarter">{part(say('品类', 'Categories'), say('按件数', 'share of pieces'))}</Panel>
      <Panel span="quarter">{part(say('供应商', 'Suppliers'), say('0 至 100', '0 to 100'))}</Panel>
      <Panel span="half">{part(say('收货地', 'Delivery addresses'), say('近 30 天', 'last 30 days'))}</Panel>
    </Panels>
  );
}

const meta = {
  title: 'Layout/Panels',
  component: Panels,
  tags: ['!autodocs'],
  args: { children: null },
  render: () => <Figures />,
} satisfies Meta<typeof Panels>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The parts of a dashboard. */
export const Dashboard: Story = {
  tags: ['matrix'],
};
