import { useFormats, useMessages } from '../../i18n';
import type { RootProps } from '../../internal/rootProps';
import { ArrowRightIcon } from '../../primitives/Icon/Icon';
import { PriceCell } from '../PriceCell/PriceCell';
import { arrow, compare, name, net, offered, offeredSum, sum } from './OfferCompare.css';

/** Pieces and their value, in EUR cents. */
export interface OfferedPieces {
  qty: number;
  cents: number;
}

/** Props of {@link OfferCompare}. */
export interface OfferCompareProps extends RootProps<HTMLDListElement> {
  asked: OfferedPieces;
  offered: OfferedPieces;
}

/** Inquiry beside the offer made for it, with the difference, to be read before the offer is accepted. */
export function OfferCompare({ asked: before, offered: now, ...root }: OfferCompareProps) {
  const t = useMessages('OfferCompare');
  const formats = useFormats();
  const pieces = (qty: number) => ({ pieces: formats.count(qty, 'pieceShort') });
  return (
    <dl {...root} className={compare}>
      <div>
        <dt className={name}>{t('asked', pieces(before.qty))}</dt>
        <dd className={sum}>{formats.money(before.cents)}</dd>
      </div>
      <div className={arrow} aria-hidden="true">
        <ArrowRightIcon />
      </div>
      <div className={offered}>
        <dt className={name}>{t('offered', pieces(now.qty))}</dt>
        <dd className={offeredSum}>{formats.money(now.cents)}</dd>
      </div>
      <div className={net}>
        <dt className={name}>{t('difference')}</dt>
        <dd>
          <PriceCell cents={now.cents - before.cents} align="start" isCharged />
        </dd>
      </div>
    </dl>
  );
}
