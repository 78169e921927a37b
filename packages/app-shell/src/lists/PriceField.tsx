import { useRef, useState } from 'react';
import { NumberField } from '@selvedge/design-system/primitives/NumberField';
import { refusalOf } from '../forms/refusalWords';

const CENTS = 100;

interface PriceFieldProps {
  /** Accessible label, with the product's name. */
  label: string;
  /** Price in EUR cents; null for a price on inquiry. */
  cents: number | null;
  /** Saves the price when the field loses the focus or Enter is pressed; rejects with the refusal. */
  onSave: (cents: number) => Promise<unknown>;
}

/**
 * Editable price in a table row. It follows the price that is read, except while the field has the focus or a change is being saved; a
 * refused price stays with the reason below it.
 */
export function PriceField({ label, cents, onSave }: PriceFieldProps) {
  const stored = cents === null ? NaN : cents / CENTS;
  const [problem, setProblem] = useState<string | null>(null);
  /** Euros shown in place of the stored price. */
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
