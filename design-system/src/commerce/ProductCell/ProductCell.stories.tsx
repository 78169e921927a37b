import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictures } from '../storyData';
import { ProductCell } from './ProductCell';

const meta = {
  title: 'Commerce/ProductCell',
  component: ProductCell,
  tags: ['!autodocs'],
  args: { brand: 'Maison Orsel', name: '双排扣羊绒大衣', colour: '驼色', pictureSrc: pictures.coat },
} satisfies Meta<typeof ProductCell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Brand in the serif, name and colour below. */
export const InARow: Story = {};
/** Without a picture an honest placeholder stands. */
export const NoPicture: Story = { args: { pictureSrc: undefined } };
/** A larger picture. */
export const Medium: Story = { args: { size: 'medium' } };
/** Its name leads to the page of the product. */
export const Leading: Story = { args: { href: '#/product/detail/p-1' } };
