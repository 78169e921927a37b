import { useFormats, useMessages } from '../../i18n';
import { rootProps } from '../../internal/rootProps';
import { Link } from '../../primitives/Link/Link';
import { PriceCell } from '../PriceCell/PriceCell';
import { ProductPicture } from '../ProductCell/ProductPicture';

import {
  absent,
  cut,
  phoneBrand,
  phoneChange,
  phoneLine,
  phoneList,
  phoneName,
  phonePicture,
} from './SubOrderTable.css';
import { amountTone, cutAt } from './SubOrderTable.model';
import type { SubOrderLine } from './SubOrderTable.model';
import { Sizes } from './Sizes';
import type { SubOrderTableProps } from './SubOrderTable';

type PhoneLinesProps = Omit<SubOrderTableProps, 'no'>;

/** List of the order lines on a phone: asked and confirmed quantity, the reason for the difference, and its effect on the sum. */
export function PhoneLines(props: PhoneLinesProps) {
  const { lines, isCancelled = false, renderConfirmed, renderDifference } = props;
  const t = useMessages('SubOrderTable');
  const formats = useFormats();
  return (
    <ul {...rootProps(props)} className={phoneList}>
      {lines.map((line) => {
        const isCut = cutAt(line) === 'confirmed';
        return (
          <li key={line.id} className={phoneLine}>
            <span className={phonePicture}>
              <ProductPicture brand={line.brand} name={nameOf(line)} src={line.pictureSrc} size="medium" />
            </span>
            <span className={phoneBrand}>{line.brand}</span>
            <PriceCell cents={line.lineCents} tone={amountTone([line], isCancelled)} isCharged />
            <span className={phoneName}>
              {line.href ? (
                <Link variant="plain" href={line.href}>
                  {nameOf(line)}
                </Link>
              ) : (
                nameOf(line)
              )}
              <Sizes sizes={line.sizes} />
            </span>
            <span className={phoneChange}>
              <span>
                {t('askedConfirmed', { asked: formats.quantity(line.askedQty) })}{' '}
                {renderConfirmed?.(line) ?? (
                  <span className={isCut ? cut : undefined}>{formats.quantity(line.confirmedQty)}</span>
                )}{' '}
                <span className={absent}>
                  {renderDifference?.(line) ?? line.differences?.map(({ title }) => title).join(' · ')}
                </span>
              </span>
              {line.effectCents ? <PriceCell cents={line.effectCents} isCharged /> : null}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function nameOf({ name, colour }: SubOrderLine): string {
  return [name, colour].filter(Boolean).join(' ');
}
