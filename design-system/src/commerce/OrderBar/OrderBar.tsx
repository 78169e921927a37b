import type { ReactNode } from 'react';
import { useFormats, useMessages } from '../../i18n';
import type { OrderSums } from '../LineTotals';
import { PriceCell } from '../PriceCell';
import { ThresholdRuler, type SurchargeStep } from '../ThresholdRuler';
import {
  actions as actionsClass,
  bar,
  count,
  counts,
  rulerPlace,
  sumFigure,
  sumName,
  sums as sumsClass,
} from './OrderBar.css';
import { messages } from './OrderBar.messages';

/** Props of {@link OrderBar}. */
export interface OrderBarProps {
  /** Styles and pieces written so far. */
  styleCount: number;
  pieceCount: number;
  sums: OrderSums;
  /** The steps of the surcharge; left out, the ruler is not drawn. */
  steps?: readonly SurchargeStep[];
  /** The actions on the order, primary last. */
  actions?: ReactNode;
}

/** What is written so far, at the foot of a list: pieces, the way to the next threshold, the sums, the actions. */
export function OrderBar({ styleCount, pieceCount, sums, steps, actions }: OrderBarProps) {
  const t = useMessages(messages);
  const formats = useFormats();
  const surcharge = sums.surchargeCents ?? 0;
  return (
    <section className={bar} aria-label={t('bar')}>
      <p className={counts}>
        <span>{formats.count(styleCount, 'style')}</span>
        <span className={count}>{formats.count(pieceCount, 'pieceShort')}</span>
      </p>
      <div className={rulerPlace}>
        {steps && <ThresholdRuler goodsCents={sums.goodsCents} steps={steps} />}
      </div>
      <dl className={sumsClass} aria-live="polite">
        <div>
          <dt className={sumName}>{t('goods')}</dt>
          <dd className={sumFigure}>
            <PriceCell cents={sums.goodsCents} charged />
          </dd>
        </div>
        <div>
          <dt className={sumName}>
            {sums.surchargeBp
              ? t('surcharge', { percent: formats.percent(sums.surchargeBp) })
              : t('noSurcharge')}
          </dt>
          <dd className={sumFigure}>
            <PriceCell cents={surcharge} charged />
          </dd>
        </div>
        <div>
          <dt className={sumName}>{t('payable')}</dt>
          <dd className={sumFigure}>
            <PriceCell cents={sums.payableCents} emphasis="total" charged withConverted />
          </dd>
        </div>
      </dl>
      {actions && <div className={actionsClass}>{actions}</div>}
    </section>
  );
}
