import { isOneSize } from '../../formats';
import { useFormats, useMessages } from '../../i18n';
import { sizeQty, sizes as sizesClass } from './SubOrderTable.css';
import type { SizeQty } from './SubOrderTable.model';

/** Size run with its quantities: the size weaker, the quantity in ink. */
export function Sizes({ sizes }: { sizes: readonly SizeQty[] }) {
  const t = useMessages('SubOrderTable');
  const formats = useFormats();
  return (
    <span className={sizesClass}>
      {sizes.map(({ size, qty }) => (
        <span key={size}>
          {isOneSize(size) ? t('oneSize') : size} <span className={sizeQty}>{formats.quantity(qty)}</span>
        </span>
      ))}
    </span>
  );
}
