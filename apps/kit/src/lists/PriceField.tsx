import { useState } from 'react';
import { NumberField } from '@selvedge/design-system/NumberField';
import { refusalOf } from '../forms/refusalWords';

const CENTS = 100;

interface PriceFieldProps {
  /** Spoken name, with the product's. */
  label: string;
  /** EUR cents; null where the price is given on inquiry. */
  cents: number | null;
  /** Sends what was written, once the field is left or Enter pressed; rejects with the refusal. */
  onSave: (cents: number) => Promise<unknown>;
}

/** A price written in its row. What the server refuses stays there with the reason below it. */
export function PriceField({ label, cents, onSave }: PriceFieldProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const save = async (euro: number): Promise<void> => {
    const written = Math.round(euro * CENTS);
    if (Number.isNaN(euro) || (written === cents && problem === null)) return;
    setProblem(null);
    try {
      await onSave(written);
    } catch (error) {
      const { words, fields } = refusalOf(error, (at) => at ?? '');
      setProblem(Object.values(fields)[0] ?? words);
    }
  };
  return (
    <NumberField
      label={label}
      isLabelHidden
      align="end"
      prefix="€"
      minValue={0}
      formatOptions={{ minimumFractionDigits: 2, maximumFractionDigits: 2 }}
      defaultValue={cents === null ? undefined : cents / CENTS}
      onChange={(euro) => void save(euro)}
      isInvalid={problem !== null}
      errorMessage={problem ?? undefined}
    />
  );
}
