import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/Button/Button';
import { AddressCard } from './AddressCard';

const meta = {
  title: 'Commerce/AddressCard',
  component: AddressCard,
  tags: ['!autodocs'],
  args: {
    address: {
      areaType: 'HK_MACAO_TW',
      consignee: '陈伟明',
      phone: '+852 5550 0142',
      region: ['香港', '葵涌'],
      detail: '货柜码头路 88 号',
      isDefault: true,
      company: { name: '瀚海贸易（香港）有限公司', taxNo: '5550142' },
    },
  },
} satisfies Meta<typeof AddressCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The default address with its company. */
export const Default: Story = {};
/** The shipping address, with actions. */
export const Chosen: Story = { args: { isSelected: true, actions: <Button variant="link">编辑</Button> } };
/** Required fields only. */
export const Short: Story = {
  args: {
    address: {
      areaType: 'MAINLAND',
      consignee: '林知夏',
      phone: '+86 138 0013 6021',
      region: ['上海市', '静安区'],
      detail: '南京西路 1266 号',
    },
  },
};
