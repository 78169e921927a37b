import { useRef, useState } from 'react';
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

/**
 * A price written in its row. It follows what is read, but not while somebody is in it or what was written is on its way; what the
 * server refuses stays there with the reason below it.
 */
export function PriceField({ label, cents, onSave }: PriceFieldProps) {
  const stored = cents === null ? NaN : cents / CENTS;
  const [problem, setProblem] = useState<string | null>(null);
  /** Euros that stand in the field in place of the stored price. */
  const [held, hold] = useState<number>();
  const isHere = useRef(false);
  const onItsWay = useRef(0);
  const save = async (euro: number): Promise<void> => {
    const written = Math.round(euro * CENTS);
    if (Number.isNaN(euro) || (written === cents && problem === null)) return;
    hold(euro);
    setProblem(null);
    onItsWay.current += 1;
    let refused: string | null = null;
    try {
      await onSave(written);
    } catch (error) {
      const { words, fields } = refusalOf(error, (at) => at ?? '');
      refused = Object.values(fields)[0] ?? words;
    }
    onItsWay.current -= 1;
    setProblem(refused);
    if (refused === null && !isHere.current && onItsWay.current === 0) hold(undefined);
  };
  const turn = (isFocused: boolean): void => {
    isHere.current = isFocused;
    if (isFocused) hold(held ?? stored);
    else if (problem === null && onItsWay.current === 0) hold(undefined);
  };
  return (
    <NumberField
      label={label}
      isLabelHidden
      align="end"
      prefix="€"
      minValue={0}
      formatOptions={{ minimumFractionDigits: 2, maximumFractionDigits: 2 }}
      value={held ?? stored}
      onChange={(euro) => void save(euro)}
      onFocusChange={turn}
      isInvalid={problem !== null}
      errorMessage={problem ?? undefined}
    />
  );
}
