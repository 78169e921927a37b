import { Columns } from '@selvedge/design-system/layout/Columns';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { PriceCell } from '@selvedge/design-system/commerce/PriceCell';
import { ProductCell } from '@selvedge/design-system/commerce/ProductCell';
import { Section } from '@selvedge/design-system/layout/Section';
import type { Product } from '../../api/schemas';
import { pictureSrc } from '../../trade/picture';
import { productHref } from '../../trade/productLink';

interface ProductRowProps {
  title: string;
  note?: string;
  products: readonly Product[];
  /** Returns the label of a product here: its style, or its colour only. */
  nameOf: (product: Product) => string;
}

/** Row of products, each linked to its page. */
export function ProductRow({ title, note, products, nameOf }: ProductRowProps) {
  if (products.length === 0) return null;
  return (
    <Section title={title} note={note}>
      <Columns template="four" gap="s5">
        {products.map((product) => (
          <Inline key={product.id} gap="s4">
            <ProductCell
              brand={product.brandName}
              name={nameOf(product)}
              href={productHref(product.id)}
              pictureSrc={pictureSrc(product.images[0])}
              size="medium"
            />
            <PriceCell cents={product.wholesalePriceCents} isCharged />
          </Inline>
        ))}
      </Columns>
    </Section>
  );
}
