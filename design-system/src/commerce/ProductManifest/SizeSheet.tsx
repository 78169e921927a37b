import { useRef } from 'react';
import type { ReactElement } from 'react';
import { useFormats, useLocale, useMessages } from '../../i18n';
import { countSizes } from '../../internal/sizeRun/countSizes';
import type { Quantities } from '../../internal/sizeRun/types';
import { Button } from '../../primitives/Button/Button';
import { Dialog } from '../../primitives/Dialog/Dialog';
import { Lightbox } from '../../primitives/Lightbox/Lightbox';
import { Link } from '../../primitives/Link/Link';
import type { ManifestProduct } from '../ManifestTable/ManifestTable';
import { noteOf, Subtotal } from '../ManifestTable/subtotalCell';
import { colouredName, shownPrice } from './productWords';
import { SizeStep } from './SizeStep';
import * as css from './SizeSheet.css';

interface SizeSheetProps {
  readonly product: ManifestProduct;
  /** Name of the style in screen-reader texts. */
  readonly label: string;
  readonly lineId: string;
  readonly quantities: Quantities;
  /** Entered texts that are no quantity, by size id. */
  readonly refused: Readonly<Record<string, string>>;
  readonly onClose: () => void;
  readonly onRefuse: (sizeId: string, text: string | null) => void;
  /** Sets the quantity of a size; undefined when nothing can be entered. */
  readonly onQuantity: ((sizeId: string, quantity: number) => void) | undefined;
}

/** Dialog with the sizes of a style. Quantities take effect at once, so that closing never loses them. */
export function SizeSheet(props: SizeSheetProps): ReactElement {
  const { product, label, quantities, refused, onClose, onRefuse, onQuantity } = props;
  const t = useMessages('ProductManifest');
  const fields = useRef<HTMLUListElement>(null);
  const { counted, over } = countSizes(product.sizes, quantities);
  const written = counted + over;

  const next = (from: HTMLInputElement) => {
    const inputs = [...(fields.current?.querySelectorAll('input') ?? [])];
    inputs[inputs.indexOf(from) + 1]?.focus();
  };
  const finish = () => {
    const wrong = fields.current?.querySelector<HTMLInputElement>('[data-refused]');
    if (wrong) wrong.focus();
    else onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      aria-label={t('sheet', { name: label })}
      title={product.brand}
      description={<SheetHead product={product} label={label} />}
      footer={
        <div className={css.foot}>
          <SheetSum {...props} />
          <Button variant="primary" size="large" isWide onPress={finish}>
            {written === 0 || !onQuantity ? t('done') : t('take', { count: written, shown: String(written) })}
          </Button>
        </div>
      }
    >
      <ul ref={fields} className={css.sizes}>
        {product.sizes.map((size) => (
          <SizeStep
            key={size.id}
            size={size}
            quantity={quantities[size.id] ?? 0}
            refused={refused[size.id] ?? null}
            onNext={next}
            onRefuse={(text) => onRefuse(size.id, text)}
            onQuantity={onQuantity && ((quantity) => onQuantity(size.id, quantity))}
          />
        ))}
      </ul>
    </Dialog>
  );
}

function SheetHead({ product, label }: Pick<SizeSheetProps, 'product' | 'label'>): ReactElement {
  const { locale, currency } = useLocale();
  const formats = useFormats();
  const t = useMessages('ProductManifest');
  const tp = useMessages('productColumns');
  const { wholesaleCents, retailCents, pictureUrl, href } = product;
  const name = colouredName(product, locale);
  const price = (cents: number | null) => shownPrice(cents, formats, currency.code);
  const retail = retailCents !== null && t('retail', { amount: price(retailCents) });
  const discount =
    wholesaleCents !== null && retailCents !== null && formats.discount(wholesaleCents, retailCents);
  return (
    <div className={css.head}>
      {pictureUrl === null ? (
        <span className={css.picture} />
      ) : (
        <span className={css.picture}>
          <Lightbox name={label} pictures={[{ src: pictureUrl, alt: name }]} size="fill" isEager />
        </span>
      )}
      <div className={css.facts}>
        <p className={css.name}>
          {href === undefined ? name : <Link href={href}>{name}</Link>}
          {product.hot ? <span className={css.weak}>{tp('hot')}</span> : null}
        </p>
        <p className={css.figuresLine}>
          <span>{product.code}</span>
          <span>{[product.season, product.warehouse, product.shipFrom].filter(Boolean).join(' · ')}</span>
        </p>
        <p className={css.figuresLine}>
          <span className={css.price}>
            {wholesaleCents === null ? tp('onRequest') : price(wholesaleCents)}
          </span>
          <span className={css.weak}>{[retail, discount].filter(Boolean).join(' · ')}</span>
        </p>
      </div>
    </div>
  );
}

function SheetSum({ product, quantities, lineId }: SizeSheetProps): ReactElement {
  const { currency } = useLocale();
  const formats = useFormats();
  const t = useMessages('ProductManifest');
  const tp = useMessages('productColumns');
  const { counted, over } = countSizes(product.sizes, quantities);
  const { note, noteLook = 'plain' } = noteOf(product, counted, over, tp, formats);
  const isMet = noteLook === 'plain' && (product.minQuantity ?? 0) > 1;
  const cents = (product.wholesaleCents ?? 0) * counted;
  return (
    <output className={css.sum}>
      <span className={css.note[counted + over === 0 ? 'plain' : noteLook]}>
        {counted + over === 0 ? t('nothing') : isMet ? t('met', { pieces: note ?? '' }) : note}
      </span>
      <span className={css.amount}>
        {currency.code === 'EUR' ? null : '≈'}
        <Subtotal lineId={lineId} cents={cents} alone={formats.displayMoney(cents)} />
      </span>
    </output>
  );
}
