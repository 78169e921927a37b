import type { ReactElement } from 'react';
import { useFormats, useMessages } from '../../i18n';
import { countSizes } from '../../internal/sizeRun/countSizes';
import type { Quantities } from '../../internal/sizeRun/types';
import type { ManifestProduct } from '../ManifestTable/ManifestTable';
import { noteOf } from '../ManifestTable/subtotalCell';
import * as css from './PhoneRows.css';

/** Largest number of sizes listed with their pieces in the row; more are counted instead, so that no figure is cut. */
const namedSizes = 3;

interface WrittenProps {
  readonly product: ManifestProduct;
  readonly quantities: Quantities;
  readonly refusedCount: number;
  readonly isEditable: boolean;
}

/** Ordered sizes with their pieces, their problems, or the prompt to enter quantities. */
export function Written(props: WrittenProps): ReactElement | null {
  const { product, quantities, refusedCount, isEditable } = props;
  const formats = useFormats();
  const t = useMessages('ProductManifest');
  const tp = useMessages('productColumns');
  const { counted, over } = countSizes(product.sizes, quantities);
  if (refusedCount > 0)
    return (
      <span className={css.note.critical}>
        {t('refused', { count: refusedCount, shown: formats.quantity(refusedCount) })}
      </span>
    );
  if (counted + over === 0)
    return isEditable && product.wholesaleCents !== null ? (
      <span className={css.write}>{t('write')}</span>
    ) : null;
  const written = product.sizes.filter(({ id }) => (quantities[id] ?? 0) > 0);
  const { note, noteLook = 'plain' } = noteOf(product, counted, over, tp, formats);
  const named = noteLook === 'plain' ? namedSizes : namedSizes - 1;
  return (
    <>
      {written.length > named ? (
        <span>
          {t('sizes', { count: written.length, shown: formats.quantity(written.length) })}{' '}
          <b className={css.pieces}>{formats.count(counted + over, 'pieceShort')}</b>
        </span>
      ) : (
        written.map(({ id, label }) => (
          <span key={id}>
            {label} <b className={css.pieces}>{formats.quantity(quantities[id] ?? 0)}</b>
          </span>
        ))
      )}
      {noteLook === 'plain' ? null : <span className={css.note[noteLook]}>{note}</span>}
    </>
  );
}

/** Returns whether any size has pieces. */
export function isFilled(quantities: Quantities): boolean {
  return Object.values(quantities).some((quantity) => quantity > 0);
}
