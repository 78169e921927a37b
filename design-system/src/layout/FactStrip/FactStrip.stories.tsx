import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../../testing/say';
import { Text } from '../Text/Text';
import { FactStrip } from './FactStrip';

const meta = {
  title: 'Layout/FactStrip',
  component: FactStrip,
  tags: ['!autodocs'],
  args: { facts: [] },
} satisfies Meta<typeof FactStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Seven facts of a list, in both languages. */
export const Playground: Story = {
  render: () => (
    <FactStrip
      facts={[
        { name: say('交付方式', 'Delivery'), value: say('香港 / 澳门', 'Hong Kong / Macao') },
        {
          name: say('截单', 'Closes in'),
          value: <Text weight="medium">{say('2 天 6 小时', '2 d 6 h')}</Text>,
          note: say('11月22日 18:00', '22 Nov 18:00'),
        },
        {
          name: say('最低订货额', 'Minimum order value'),
          value: '€10,000.00',
          note: say('不足仅提示', 'advisory'),
        },
        {
          name: say('预计发货', 'Ships'),
          value: say('11月27日', '27 Nov'),
          note: say('下单后 7 天', '+7 days'),
        },
        {
          name: say('预计收货', 'Arrives'),
          value: say('12月4日', '4 Dec'),
          note: say('下单后 14 天', '+14 days'),
        },
        { name: 'SPU / SKU', value: '186 / 842' },
        { name: say('库存', 'Stock'), value: say('12,408 件', '12,408 pieces'), note: '€4,286,310.00' },
      ]}
    />
  ),
};
