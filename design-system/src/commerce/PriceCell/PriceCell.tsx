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
import { messages } from './PriceCell.messages';
import { showAmount, type PriceEmphasis, type PriceTone, type ShownAmount } from './PriceCell.model';

/** Props of {@link PriceCell}. */
export interface PriceCellProps extends RootProps<HTMLSpanElement> {
  /** The amount in EUR cents; null or undefined is drawn as a dash, zero as a zero. */
  cents: number | null | undefined;
  /** Price before the discount, in EUR cents: struck through before the new one. */
  wasCents?: number;
  /** How settled the amount is. */
  tone?: PriceTone;
  emphasis?: PriceEmphasis;
  /** Price sold at, in EUR cents: adds a second line that tells how far it lies under `cents` ("3.2 折", "−68%"). */
  soldCents?: number | null;
  /** Stands in a column of its own. Give null to keep that column free in rows without a note. */
  note?: string | null;
  /** The sum is charged, so it stands in euro whatever currency is shown. */
  isCharged?: boolean;
  /** With another currency in force a charged sum carries the converted amount before it, smaller. */
  hasConverted?: boolean;
  align?: 'start' | 'end';
}

const euro = { code: 'EUR', rate: '1' } as const;

/** An amount of money with the one look the product has for its kind. Symbol and figures never break. */
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
  const t = useMessages(messages);
  const shownIn = isCharged ? euro : currency;
  const shown = showAmount(areAmountsHidden ? null : cents, shownIn);
  const was =
    wasCents === undefined || wasCents === cents || areAmountsHidden
      ? undefined
      : showAmount(wasCents, shownIn);
  const converted =
    isCharged && hasConverted && currency.code !== 'EUR' ? showAmount(cents, currency) : undefined;
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
  const t = useMessages(messages);
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
