import { ProductCell } from '@selvedge/design-system/commerce/ProductCell';

interface ProductNameCellProps {
  /** Line of an order, a cart, a purchase or a shipment, with the data of its product. */
  of: { brandName: string; name: string; color: string; image?: string | null };
}

/** Table cell with the product of a line, whose picture opens large. */
export function ProductNameCell({ of: { brandName, name, color, image } }: ProductNameCellProps) {
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
