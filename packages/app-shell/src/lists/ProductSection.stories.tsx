import type { Meta, StoryObj } from '@storybook/react-vite';
import { proxy, useSnapshot } from 'valtio';
import { expect, fn, waitFor } from 'storybook/test';
import { ProductSection } from './ProductSection';
import type { ListedProduct } from './ProductSection';

const cape: ListedProduct = {
  id: 'p-1',
  brandName: 'Maison Orsel',
  name: 'Cape',
  color: 'Sand',
  images: [],
  intlCode: 'MO2511',
  stockQty: 4,
  wholesalePriceCents: 12_000,
  merchantPriceCents: 10_000,
  retailPriceCents: 30_000,
};
/** Price as read last; a story sets another one, as a refetch in between does. */
const read = proxy({ priceCents: 12_000 });

interface ProductProps {
  onPrice: (product: ListedProduct, priceCents: number) => Promise<unknown>;
}

function Products({ onPrice }: ProductProps) {
  const { priceCents } = useSnapshot(read);
  return (
    <>
      <output data-testid="read">{priceCents}</output>
      <ProductSection
        products={[{ ...cape, wholesalePriceCents: priceCents }]}
        total={1}
        page={1}
        pageSize={20}
        keywords=""
        narrowing={{ by: [], onClear: () => undefined }}
        canEdit
        tools={null}
        srcOf={() => undefined}
        onSearch={() => undefined}
        onPageChange={() => undefined}
        onPrice={onPrice}
        onRemove={() => undefined}
      />
    </>
  );
}

const meta = {
  title: 'Both apps/Goods of a list',
  component: Products,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'buyer', at: '/products/edit/l-0102' },
  beforeEach: () => {
    read.priceCents = 12_000;
  },
  args: { onPrice: fn(() => Promise.resolve()) },
} satisfies Meta<typeof Products>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ReadWhileTyping: Story = {
  name: 'L-40 A price that is being typed outlives a read that brings another one',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: /Cape/ }));
    await userEvent.keyboard('{Control>}a{/Control}99');
    read.priceCents = 13_000;
    await waitFor(() => expect(canvas.getByTestId('read')).toHaveTextContent('13000'));
    const price = canvas.getByRole('textbox', { name: /Cape/ });
    await expect(price).toHaveFocus();
    await expect(price).toHaveValue('99');
    await userEvent.tab();
    await expect(args.onPrice).toHaveBeenCalledWith(expect.objectContaining({ id: 'p-1' }), 9_900);
  },
};

export const ReadWhileLeft: Story = {
  name: 'L-40 A price that nobody types follows what is read',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: /Cape/ }));
    read.priceCents = 13_000;
    await waitFor(() => expect(canvas.getByTestId('read')).toHaveTextContent('13000'));
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: /Cape/ })).toHaveValue('130.00');
    await expect(args.onPrice).not.toHaveBeenCalled();
  },
};
