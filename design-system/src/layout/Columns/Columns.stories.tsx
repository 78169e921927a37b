import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '../../primitives/TextField/TextField';
import { say } from '../../testing/say';
import { FactStrip } from '../FactStrip/FactStrip';
import { Section } from '../Section/Section';
import { Columns } from './Columns';
import type { ColumnsProps } from './Columns';

function Fields(props: ColumnsProps) {
  return (
    <Columns {...props}>
      <TextField label={say('公司名称', 'Company')} defaultValue={say('瀚海贸易', 'Hanhai Trading')} />
      <TextField label={say('税号', 'Tax number')} defaultValue="91440300MA5F" />
    </Columns>
  );
}

function Sheet(props: ColumnsProps) {
  return (
    <Columns {...props}>
      <Section title={say('收货地址', 'Delivery address')}>
        <TextField label={say('收货人', 'Consignee')} defaultValue={say('林知夏', 'Lin Zhixia')} />
      </Section>
      <Section title={say('金额', 'Sums')}>
        <FactStrip facts={[{ name: say('应付', 'To pay'), value: '€5,038.00' }]} />
      </Section>
    </Columns>
  );
}

const meta = {
  title: 'Layout/Columns',
  component: Columns,
  tags: ['!autodocs'],
  args: { children: null },
  render: (args) => <Fields {...args} />,
} satisfies Meta<typeof Columns>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two columns of the same width. */
export const Playground: Story = {};

/** A main column with an aside. */
export const Aside: Story = { args: { template: 'aside' }, render: (args) => <Sheet {...args} /> };
