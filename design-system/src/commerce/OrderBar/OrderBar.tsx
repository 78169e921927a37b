import { useState } from 'react';
import type { ReactNode } from 'react';
import { useFormats, useMessages } from '../../i18n';
import { useMedia } from '../../internal/useMedia';
import type { RootProps } from '../../internal/rootProps';
import { media } from '../../theme/tokens';
import type { OrderSums } from '../LineTotals/LineTotals';
import { ThresholdRuler, type SurchargeStep } from '../ThresholdRuler/ThresholdRuler';
import { BarSums } from './BarSums';
import { CollapsedBar } from './CollapsedBar';
import * as css from './OrderBar.css';

/** Props of {@link OrderBar}. */
export interface OrderBarProps extends RootProps {
  /** Number of styles with a quantity, and of their pieces. */
  styleCount: number;
  pieceCount: number;
  /** Sums in EUR cents; null while they are not known, shown as dashes. */
  sums: OrderSums | null;
  /** Steps of the surcharge; without them there is no ruler. */
  steps?: readonly SurchargeStep[];
  /** Problem that blocks the order, with an action that solves it; shown in place of the ruler. */
  problem?: ReactNode;
  /** Primary action; on a phone it stays visible while the rest is folded. */
  primary?: ReactNode;
  /** Other actions on the order. */
  actions?: ReactNode;
}

/**
 * Bar at the foot of a list with the quantities entered so far: pieces, distance to the next threshold, sums, actions. On a phone it is a
 * line that opens on a tap.
 */
export function OrderBar({
  styleCount,
  pieceCount,
  sums,
  steps,
  problem,
  primary,
  actions,
  ...root
}: OrderBarProps) {
  const t = useMessages('OrderBar');
  const formats = useFormats();
  const isPhone = useMedia(media.phone);
  const [isOpen, setOpen] = useState(false);
  const ruler = steps && sums && <ThresholdRuler goodsCents={sums.goodsCents} steps={steps} />;
  if (isPhone) {
    return (
      <section {...root} className={css.phoneBar} aria-label={t('bar')}>
        {isOpen && (
          <div className={css.details}>
            {!problem && ruler}
            <BarSums sums={sums} />
            {actions && <div className={css.actions}>{actions}</div>}
          </div>
        )}
        {problem && <div className={css.problemLine}>{problem}</div>}
        <CollapsedBar
          pieceCount={pieceCount}
          payableCents={sums?.payableCents}
          isOpen={isOpen}
          onToggle={() => setOpen(!isOpen)}
        >
          {primary}
        </CollapsedBar>
      </section>
    );
  }
  return (
    <section {...root} className={css.bar} aria-label={t('bar')}>
      <p className={css.counts}>
        <span>{formats.count(styleCount, 'style')}</span>
        <span className={css.count}>{formats.count(pieceCount, 'pieceShort')}</span>
      </p>
      <div className={problem ? css.problemPlace : css.rulerPlace}>{problem || ruler}</div>
      <BarSums sums={sums} />
      {(actions || primary) && (
        <div className={css.actions}>
          {actions}
          {primary}
        </div>
      )}
    </section>
  );
}
