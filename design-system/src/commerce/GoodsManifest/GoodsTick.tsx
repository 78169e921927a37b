import type { ReactElement } from 'react';
import { useMessages } from '../../i18n';
import { Checkbox } from '../../primitives/Checkbox/Checkbox';
import type { PlacedGoods } from './GoodsPlane';

interface GoodsTickProps extends Pick<PlacedGoods, 'label' | 'position' | 'onTick'> {
  readonly isTicked: boolean;
}

/** Checkbox of a style outside the table. */
export function GoodsTick({ label, position, isTicked, onTick }: GoodsTickProps): ReactElement {
  const tm = useMessages('ManifestTable');
  return (
    <Checkbox
      aria-label={tm('selectRow', { name: label })}
      isSelected={isTicked}
      onChange={() => onTick(position, false)}
    />
  );
}
