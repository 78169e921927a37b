import { useMessages } from '../../i18n';
import { Lightbox } from '../../primitives/Lightbox/Lightbox';
import { Picture } from '../../primitives/Picture/Picture';
import type { PictureProps } from '../../primitives/Picture/Picture';

interface ProductPictureProps {
  brand: string;
  /** Name and colour, as written beside the picture. */
  name: string;
  src?: string;
  size?: PictureProps['size'];
}

/** Picture of a product beside its name, which opens large; a placeholder without `src`. */
export function ProductPicture({ brand, name, src, size }: ProductPictureProps) {
  const t = useMessages('ProductCell');
  if (src === undefined) return <Picture alt="" size={size} />;
  return <Lightbox name={t('brandAndName', { brand, name })} pictures={[{ src, alt: name }]} size={size} />;
}
