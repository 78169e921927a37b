import { useState } from 'react';
import type { ReactNode } from 'react';
import { useFormats, useMessages } from '../../i18n';
import { useMedia } from '../../internal/useMedia';
import type { RootProps } from '../../internal/rootProps';
import { media } from '../../theme/tokens';
import type { OrderSums } from '../LineTotals';
import { ThresholdRuler, type SurchargeStep } from '../ThresholdRuler';
import { BarSums } from './BarSums';
import { FoldLine } from './FoldLine';
import * as css from './OrderBar.css';
import { messages } from './OrderBar.messages';

/** Props of {@link OrderBar}. */
export interface OrderBarProps extends RootProps {
  /** Styles and pieces written so far. */
  styleCount: number;
  pieceCount: number;
  sums: OrderSums;
  /** The steps of the surcharge; left out, the ruler is not drawn. */
  steps?: readonly SurchargeStep[];
  /** What keeps the order from going on, and the way out of it; stands in place of the ruler. */
  problem?: ReactNode;
  /** The way on; on a phone it stays in sight while the rest is folded. */
  primary?: ReactNode;
  /** The other actions on the order. */
  actions?: ReactNode;
}

/**
 * What is written so far, at the foot of a list: pieces, the way to the next threshold, the sums, the actions. On a phone it
 * is one line that opens on a tap.
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
  const t = useMessages(messages);
  const formats = useFormats();
  const isPhone = useMedia(media.phone);
  const [isOpen, setOpen] = useState(false);
  const ruler = steps && <ThresholdRuler goodsCents={sums.goodsCents} steps={steps} />;
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
        <FoldLine
          pieceCount={pieceCount}
          payableCents={sums.payableCents}
          isOpen={isOpen}
          onToggle={() => setOpen(!isOpen)}
        >
          {primary}
        </FoldLine>
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
