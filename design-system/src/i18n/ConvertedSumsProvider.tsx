import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import { convertSums } from '@selvedge/domain/money/exchange';
import { useLocale } from './LocaleProvider';

/** Line of a sum: its amount in EUR cents, and in hundredths of the display currency. */
interface ShownLine {
  cents: number;
  shown: number;
}

/** Props of {@link ConvertedSumsProvider}. Amounts in EUR cents. */
export interface DisplaySumsProps {
  /** Amounts of the lines that make the sum, by an id that the caller chooses. */
  lines: ReadonlyMap<string, number>;
  surchargeCents?: number;
  freightCents?: number;
  creditCents?: number;
  children: ReactNode;
}

const LinesContext = createContext<ReadonlyMap<string, ShownLine> | null>(null);

/**
 * Context for lines and their sum: in a display currency other than euro the lines are converted together, so that the displayed amounts
 * add up to the displayed sum. A line reads its share with `useConvertedAmount` and its id; the sum itself is rounded once, as everywhere.
 */
export function ConvertedSumsProvider(props: DisplaySumsProps) {
  const { lines, surchargeCents, freightCents, creditCents, children } = props;
  const { code, rate } = useLocale().currency;
  const shown = useMemo(() => {
    if (code === 'EUR' || rate === '') return null;
    const cents = [...lines.values()];
    const sums = convertSums({ lines: cents, surchargeCents, freightCents, creditCents }, rate);
    return new Map(
      [...lines.keys()].map((id, index) => [id, { cents: cents[index] ?? 0, shown: sums.lines[index] ?? 0 }]),
    );
  }, [lines, surchargeCents, freightCents, creditCents, code, rate]);
  return <LinesContext value={shown}>{children}</LinesContext>;
}

/**
 * Returns the share of a line in hundredths of the display currency; undefined when the line is not part of the sum around it (always in
 * euro) or when its amount differs from the one passed to `ConvertedSumsProvider`.
 */
export function useConvertedAmount(
  id: string | undefined,
  cents: number | null | undefined,
): number | undefined {
  const lines = useContext(LinesContext);
  const line = id === undefined ? undefined : lines?.get(id);
  return line?.cents === cents ? line?.shown : undefined;
}
