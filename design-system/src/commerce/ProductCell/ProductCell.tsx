import { useMessages } from '../../i18n';
import type { RootProps } from '../../internal/rootProps';
import { Link } from '../../primitives/Link/Link';
import { Picture } from '../../primitives/Picture/Picture';
import type { PictureProps } from '../../primitives/Picture/Picture';
import { ProductPicture } from './ProductPicture';
import { brand as brandClass, cell, name as nameClass, words } from './ProductCell.css';

/** Props of {@link ProductCell}. */
export interface ProductCellProps extends RootProps<HTMLSpanElement> {
  brand: string;
  name: string;
  /** Name of the colour, after the name. */
  colour?: string;
  /** URL of the product's page, to which the name links. */
  href?: string;
  pictureSrc?: string;
  /** Opens the picture large; `pictureSrc` must then be the largest rendition. */
  hasLargePicture?: boolean;
  size?: PictureProps['size'];
}

/** A product in a row: picture, brand in the serif, name and colour. Names may end in an ellipsis. */
export function ProductCell(props: ProductCellProps) {
  const { brand, name, colour, href, pictureSrc, hasLargePicture = false, size, ...root } = props;
  const t = useMessages('ProductCell');
  const full = colour ? t('nameAndColour', { name, colour }) : name;
  return (
    <span {...root} className={cell}>
      {hasLargePicture ? (
        <ProductPicture brand={brand} name={full} src={pictureSrc} size={size} />
      ) : (
        <Picture src={pictureSrc} alt="" size={size} />
      )}
      <span className={words}>
        <span className={brandClass}>{brand}</span>
        <span className={nameClass} title={full}>
          {href ? (
            <Link variant="plain" href={href}>
              {full}
            </Link>
          ) : (
            full
          )}
        </span>
      </span>
    </span>
  );
}
