import { memo, useState } from 'react';
import type { ReactElement } from 'react';
import { useFormats, useLocale, useMessages } from '../../i18n';
import { ZoomInIcon } from '../../primitives/Icon/Icon';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { LargePictures } from '../../primitives/Lightbox/LargePictures';
import { Picture } from '../../primitives/Picture/Picture';
import { colourCell } from '../ManifestTable/ManifestTable';
import type { ManifestProduct } from '../ManifestTable/ManifestTable';
import type { PlacedProduct } from './ProductPlane';
import { ProductTick } from './ProductTick';
import { shownPrice } from './productWords';
import * as css from './PictureGrid.css';
import { isFilled, Written } from './Written';

/**
 * Card of a style with a large picture that links to the product; its checkbox and its sizes lie over the link. Renders again only when one
 * of its props changes.
 */
export const PictureCard = memo(function PictureCard(props: PlacedProduct): ReactElement {
  const { product, position, count, top, across, isTicked } = props;
  return (
    <li
      aria-posinset={position + 1}
      aria-setsize={count}
      className={css.item}
      style={{ insetBlockStart: top, insetInlineStart: `${across * 100}%` }}
    >
      <div className={css.card}>
        {product === undefined ? (
          <>
            <span className={css.frame} />
            <span className={css.skeletonName} />
            <span className={css.skeletonLine} />
          </>
        ) : (
          <>
            <span className={isFilled(props.quantities) ? css.frameFilled : css.frame}>
              <Picture src={product.pictureUrl ?? undefined} alt="" size="fill" />
            </span>
            {isTicked === undefined ? null : (
              <span className={css.tickPlace}>
                <ProductTick {...props} isTicked={isTicked} />
              </span>
            )}
            {product.pictureUrl === null ? null : (
              <LargeOpener label={props.label} src={product.pictureUrl} />
            )}
            <CardWords {...props} product={product} />
          </>
        )}
      </div>
    </li>
  );
});

/** Button that opens the picture large; the picture itself links to the product. */
function LargeOpener({ label, src }: { readonly label: string; readonly src: string }): ReactElement {
  const tm = useMessages('ManifestTable');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <span className={css.largePlace}>
        <IconButton
          label={tm('openLarge', { name: label })}
          icon={<ZoomInIcon />}
          aria-haspopup="dialog"
          onPress={() => setOpen(true)}
        />
      </span>
      <LargePictures
        name={label}
        pictures={[{ src, alt: label }]}
        at={isOpen ? 0 : null}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

function CardWords(props: PlacedProduct & { readonly product: ManifestProduct }): ReactElement {
  const { product, label, rowKey, quantities, refusedCount, isEditable, onOpen } = props;
  const { currency } = useLocale();
  const formats = useFormats();
  const t = useMessages('ProductManifest');
  const tp = useMessages('productColumns');
  const price = (cents: number | null) => shownPrice(cents, formats, currency.code);
  const { name, wholesaleCents, retailCents, href } = product;
  const isUnwritten = refusedCount === 0 && !isFilled(quantities);
  const isReadOnly = isUnwritten && (!isEditable || wholesaleCents === null);
  return (
    <div className={css.words}>
      <span className={css.brand}>{product.brand}</span>
      <span className={css.name}>
        {href === undefined ? (
          name
        ) : (
          <a className={css.link} href={href}>
            {name}
          </a>
        )}
        {product.hot ? <span className={css.mark}>{tp('hot')}</span> : null}
      </span>
      <span className={css.figuresLine}>
        <span className={css.colour}>{colourCell(product.colour.name, product.colour.hex)}</span>
        <span className={css.weak}>
          {product.stock === 0 ? t('soldOut') : t('left', { shown: formats.quantity(product.stock) })}
        </span>
      </span>
      <span className={css.figuresLine}>
        <span className={css.price}>{wholesaleCents === null ? tp('onRequest') : price(wholesaleCents)}</span>
        <span className={css.weak}>{price(retailCents)}</span>
      </span>
      <span className={css.code}>{product.code}</span>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={isUnwritten ? t(isReadOnly ? 'readOf' : 'writeOf', { name: label }) : undefined}
        className={css.sizes}
        onClick={() => onOpen(rowKey)}
      >
        {isReadOnly ? (
          <span className={css.read}>{t('read')}</span>
        ) : (
          <Written
            product={product}
            quantities={quantities}
            refusedCount={refusedCount}
            isEditable={isEditable}
          />
        )}
      </button>
    </div>
  );
}
