import type { ReactElement } from 'react';
import { useMessages } from '../../i18n';
import { Checkbox } from '../../primitives/Checkbox/Checkbox';
import type { PlacedProduct } from './ProductPlane';

interface ProductTickProps extends Pick<PlacedProduct, 'label' | 'position' | 'onTick'> {
  readonly isTicked: boolean;
}

/** Checkbox of a style outside the table. */
export function ProductTick({ label, position, isTicked, onTick }: ProductTickProps): ReactElement {
  const t = useMessages('grid');
  return (
    <Checkbox
      aria-label={t('selectRow', { name: label })}
      isSelected={isTicked}
      onChange={() => onTick(position, false)}
    />
  );
}
