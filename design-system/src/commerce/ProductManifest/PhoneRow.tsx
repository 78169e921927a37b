import { memo } from 'react';
import type { ReactElement } from 'react';
import { useFormats, useLocale, useMessages } from '../../i18n';
import { leaveGround } from '../../internal/leaveGround';
import type { ManifestProduct } from '../ManifestTable/ManifestTable';
import type { PlacedProduct } from './ProductPlane';
import { ProductTick } from './ProductTick';
import { colouredName, shownPrice } from './productWords';
import * as css from './PhoneRows.css';
import { isFilled, Written } from './Written';

/** Row of a style on a phone; a press opens its sizes. Renders again only when one of its props changes. */
export const PhoneRow = memo(function PhoneRow(props: PlacedProduct): ReactElement {
  const { rowKey, product, position, count, top, isTicked, onOpen } = props;
  const look = isTicked === undefined ? '' : ` ${css.rowTicks}`;
  return (
    <li
      aria-posinset={position + 1}
      aria-setsize={count}
      className={css.item}
      style={{ insetBlockStart: top }}
    >
      {product === undefined ? (
        <span className={css.row + look}>
          <span className={css.picture} />
          <span className={css.skeletonName} />
          <span className={css.skeletonLine} />
        </span>
      ) : (
        <>
          {isTicked === undefined ? null : (
            <span className={css.tickPlace}>
              <ProductTick {...props} isTicked={isTicked} />
            </span>
          )}
          <button
            type="button"
            aria-haspopup="dialog"
            className={(isFilled(props.quantities) ? css.rowFilled : css.row) + look}
            onClick={() => onOpen(rowKey)}
          >
            <RowParts {...props} product={product} />
          </button>
        </>
      )}
    </li>
  );
});

function RowParts(props: PlacedProduct & { readonly product: ManifestProduct }): ReactElement {
  const { product } = props;
  const { locale, currency } = useLocale();
  const formats = useFormats();
  const t = useMessages('ProductManifest');
  const tp = useMessages('productColumns');
  const price = (cents: number | null) => shownPrice(cents, formats, currency.code);
  const { wholesaleCents, retailCents } = product;
  return (
    <>
      {product.pictureUrl === null ? (
        <span className={css.picture} />
      ) : (
        <img
          src={product.pictureUrl}
          alt=""
          loading="lazy"
          decoding="async"
          className={css.picture}
          onError={leaveGround}
        />
      )}
      <span className={css.brand}>{product.brand}</span>
      <span className={css.name}>
        {colouredName(product, locale)}
        {product.hot ? <span className={css.mark}>{tp('hot')}</span> : null}
      </span>
      <span className={css.written}>
        <Written {...props} />
      </span>
      <span className={css.price}>{wholesaleCents === null ? tp('onRequest') : price(wholesaleCents)}</span>
      <span className={css.retail}>{price(retailCents)}</span>
      <span className={css.left}>{t('left', { shown: formats.quantity(product.stock) })}</span>
    </>
  );
}
