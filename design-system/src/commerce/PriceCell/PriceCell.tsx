import { useFormats, useLocale, useMessages } from '../../i18n';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import type { RootProps } from '../../internal/rootProps';
import {
  align as alignClass,
  amount,
  approximately,
  below,
  beside,
  cell,
  emphasis as emphasisClass,
  negative,
  noteText,
  struck,
  tone as toneClass,
  unavailable,
  withNote,
} from './PriceCell.css';
import { showAmount, type PriceEmphasis, type PriceTone, type ShownAmount } from './PriceCell.model';

export { priceEmphases, priceTones } from './PriceCell.model';
export type { PriceEmphasis, PriceTone } from './PriceCell.model';

/** Props of {@link PriceCell}. */
export interface PriceCellProps extends RootProps<HTMLSpanElement> {
  /** Amount in EUR cents; null or undefined is drawn as a dash, zero as a zero. */
  cents: number | null | undefined;
  /** Price before the discount, in EUR cents: struck through before the current one. */
  wasCents?: number;
  /** Tone of the amount: regular, for reference or estimated. */
  tone?: PriceTone;
  emphasis?: PriceEmphasis;
  /** Selling price in EUR cents: adds a second line with its discount on `cents` ("3.2 折", "−68%"). */
  soldCents?: number | null;
  /** Note in a column of its own. Pass null to keep that column free in rows without a note. */
  note?: string | null;
  /** Whether the amount is charged and therefore shown in euro whatever the display currency. */
  isCharged?: boolean;
  /** Adds the converted amount before a charged one, smaller, when another display currency is in force. */
  hasConverted?: boolean;
  align?: 'start' | 'end';
}

const euro = { code: 'EUR', rate: '1' } as const;

/** Amount of money in the product's look for its kind. Symbol and digits never wrap. */
export function PriceCell({
  cents,
  wasCents,
  tone = 'regular',
  emphasis,
  soldCents,
  note,
  isCharged = false,
  hasConverted = false,
  align = 'end',
  ...root
}: PriceCellProps) {
  const { currency, areAmountsHidden } = useLocale();
  const formats = useFormats();
  const t = useMessages('PriceCell');
  const shownIn = isCharged ? euro : currency;
  const shown = showAmount(areAmountsHidden ? null : cents, shownIn);
  const was =
    wasCents === undefined || wasCents === cents || areAmountsHidden
      ? undefined
      : showAmount(wasCents, shownIn);
  const converted =
    isCharged && hasConverted && currency.code !== 'EUR' && !areAmountsHidden
      ? showAmount(cents, currency)
      : undefined;
  const weight = emphasis ?? (was ? 'medium' : 'regular');
  const hasNote = note !== undefined;
  const hasSecond = soldCents !== undefined && soldCents !== null && !shown.isNone;
  return (
    <span {...root} className={[cell, alignClass[align], hasNote && withNote].filter(Boolean).join(' ')}>
      <span>
        {converted?.isConverted && (
          <span className={beside}>
            <Approximate shown={converted} />
          </span>
        )}
        {was && (
          <s className={struck}>
            <span className={visuallyHidden}>{t('was')}</span>
            {was.text}
          </s>
        )}
        <span className={amountClass(shown, tone, weight)}>
          {was && <span className={visuallyHidden}>{t('now')}</span>}
          {tone === 'estimated' && <span className={visuallyHidden}>{t('estimated')}</span>}
          <Approximate shown={shown} />
        </span>
      </span>
      {hasNote && <span className={noteText}>{note}</span>}
      {hasSecond && <span className={below}>{formats.discount(soldCents, cents ?? null)}</span>}
    </span>
  );
}

function amountClass(shown: ShownAmount, tone: PriceTone, weight: PriceEmphasis): string {
  const look = shown.isNone ? unavailable : shown.isNegative ? negative : toneClass[tone];
  return [amount, emphasisClass[weight], look].join(' ');
}

function Approximate({ shown }: { shown: ShownAmount }) {
  const t = useMessages('PriceCell');
  const { areAmountsHidden } = useLocale();
  if (shown.isNone)
    return (
      <>
        <span aria-hidden="true" title={areAmountsHidden ? t('hidden') : undefined}>
          {shown.text}
        </span>
        <span className={visuallyHidden}>{t(areAmountsHidden ? 'hidden' : 'none')}</span>
      </>
    );
  if (!shown.isConverted) return <>{shown.text}</>;
  return (
    <>
      <span className={approximately} aria-hidden="true">
        ≈
      </span>
      <span className={visuallyHidden}>{t('about')}</span>
      {shown.text}
    </>
  );
}
