import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import { convertSums } from '@selvedge/domain/money/exchange';
import { useLocale } from './LocaleProvider';

/** A line as it is shown: its amount in euro, and in hundredths of the display currency. */
interface ShownLine {
  cents: number;
  shown: number;
}

/** Props of {@link DisplaySums}. Amounts in EUR cents. */
export interface DisplaySumsProps {
  /** The lines that make the sum, by an id of the caller's. */
  lines: ReadonlyMap<string, number>;
  surchargeCents?: number;
  freightCents?: number;
  creditCents?: number;
  children: ReactNode;
}

const LinesContext = createContext<ReadonlyMap<string, ShownLine> | null>(null);

/**
 * Around lines and their sum: in another currency than euro the lines are converted together, so that what is shown adds up
 * to the sum that is shown. A line that asks by its id gets its share; the sum itself is rounded once, as ever.
 */
export function DisplaySums(props: DisplaySumsProps) {
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
 * The share of a line in hundredths of the display currency; undefined where it is none of the sum around, as in euro, or
 * where it has become another amount than the sum knows.
 */
export function useShare(id: string | undefined, cents: number | null | undefined): number | undefined {
  const lines = useContext(LinesContext);
  const line = id === undefined ? undefined : lines?.get(id);
  return line?.cents === cents ? line?.shown : undefined;
}
