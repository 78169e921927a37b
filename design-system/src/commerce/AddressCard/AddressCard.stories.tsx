import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/Button/Button';
import { say } from '../../testing/say';
import { AddressCard } from './AddressCard';

const meta = {
  title: 'Commerce/AddressCard',
  component: AddressCard,
  tags: ['!autodocs'],
  args: {
    address: {
      areaType: 'HK_MACAO_TW',
      consignee: say('陈伟明', 'Chan Wai-ming'),
      phone: '+852 5550 0142',
      region: [say('香港', 'Hong Kong'), say('葵涌', 'Kwai Chung')],
      detail: say('货柜码头路 88 号', '88 Container Port Road'),
      isDefault: true,
      company: { name: say('瀚海贸易（香港）有限公司', 'Hanhai Trading (Hong Kong) Ltd'), taxNo: '5550142' },
    },
  },
} satisfies Meta<typeof AddressCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The default address with its company. */
export const Default: Story = {
  tags: ['matrix'],
};
/** The shipping address, with actions. */
export const Chosen: Story = {
  args: { isSelected: true, actions: <Button variant="link">{say('编辑', 'Edit')}</Button> },
};
/** Required fields only. */
export const Short: Story = {
  args: {
    address: {
      areaType: 'MAINLAND',
      consignee: say('林知夏', 'Lin Zhixia'),
      phone: '+86 138 0013 6021',
      region: [say('上海市', 'Shanghai'), say('静安区', "Jing'an")],
      detail: say('南京西路 1266 号', '1266 West Nanjing Road'),
    },
  },
};
