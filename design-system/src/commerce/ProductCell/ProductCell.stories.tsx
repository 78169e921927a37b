import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { say } from '../../testing/say';
import { pictures } from '../storyData';
import { ProductCell } from './ProductCell';

const meta = {
  title: 'Commerce/ProductCell',
  component: ProductCell,
  tags: ['!autodocs'],
  args: {
    brand: 'Maison Orsel',
    name: say('双排扣羊绒大衣', 'Double-breasted coat'),
    colour: say('驼色', 'Camel'),
    pictureSrc: pictures.coat,
  },
} satisfies Meta<typeof ProductCell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Brand in the serif, name and colour below. */
export const InARow: Story = {
  tags: ['matrix'],
};
/** A placeholder in place of a missing picture. */
export const NoPicture: Story = { args: { pictureSrc: undefined } };
/** A larger picture. */
export const Medium: Story = { args: { size: 'medium' } };
/** The picture opens large, titled with brand, name and colour. */
export const LargePicture: Story = {
  args: { hasLargePicture: true, href: '#/product/detail/p-1' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: '查看大图：Maison Orsel 双排扣羊绒大衣，驼色' }),
    );
    const large = within(await screen.findByRole('dialog', { name: 'Maison Orsel 双排扣羊绒大衣，驼色' }));
    const picture = await large.findByRole('img', { name: '双排扣羊绒大衣，驼色' });
    await waitFor(() => expect(picture).toBeVisible());
  },
};
/** The name links to the page of the product. */
export const Leading: Story = { args: { href: '#/product/detail/p-1' } };
