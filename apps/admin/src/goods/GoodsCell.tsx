import { ProductCell } from '@selvedge/design-system/ProductCell';

interface GoodsCellProps {
  /** A line of an order, a cart, a purchase or a shipment, with what it says of its product. */
  of: { brandName: string; name: string; color: string; image?: string | null };
}

/** The product of a line in a table, whose picture opens large. */
export function GoodsCell({ of: { brandName, name, color, image } }: GoodsCellProps) {
  return (
    <ProductCell
      brand={brandName}
      name={name}
      colour={color}
      pictureSrc={image ?? undefined}
      hasLargePicture
    />
  );
}
