import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useFormats } from '../../i18n/useFormats';
import { useMessages } from '../../i18n/useMessages';
import type { ValueText } from './dayValues';

/** Props of a field for a day or a time that its app gives and takes as texts. */
export interface TypedValueProps {
  /** Text of the value; null or empty for none. */
  value?: string | null;
  defaultValue?: string | null;
  /** Called with the text of a whole value, or with null when the field was cleared. */
  onChange?: (value: string | null) => void;
  /** Called with true when what is typed is a part of a value, with false when that ends; a form must not be sent with a part of one. */
  onIncompleteChange?: (isIncomplete: boolean) => void;
  /** First valid day, as `YYYY-MM-DD`. */
  minValue?: string;
  /** Last valid day, as `YYYY-MM-DD`. */
  maxValue?: string;
  isInvalid?: boolean;
  errorMessage?: ReactNode;
}

/** Splits the props of a field into those of its value, and those that React Aria takes. */
export function splitTypedValue<Props extends TypedValueProps>(props: Props) {
  const { value, defaultValue, onChange, onIncompleteChange, minValue, maxValue, ...aria } = props;
  return { valueProps: { value, defaultValue, onChange, onIncompleteChange, minValue, maxValue }, aria };
}

/**
 * State of a field whose value is typed in segments. React Aria keeps a part of a date to itself, and reports a year after each of its
 * digits; the app hears of whole values only, and of the part, which makes the field invalid once the focus has left it.
 */
export function useTypedValue<Value>(props: TypedValueProps, text: ValueText<Value>) {
  const t = useMessages('DayFields');
  const formats = useFormats();
  const [own, setOwn] = useState(props.defaultValue ?? null);
  const shown = props.value === undefined ? own : props.value;
  /** Value with a year of fewer than four digits, while it is typed over the one that is shown. */
  const [typed, setTyped] = useState<{ value: Value; over: typeof shown } | null>(null);
  const [hasGap, setGap] = useState(false);
  /** Whether the focus has left a part of a value. */
  const [hasLeft, setLeft] = useState(false);
  // The same object while the text is the same: React Aria takes another one for a new value, and drops the parts that are typed.
  const read = useMemo(() => text.read(shown), [text, shown]);
  const draft = typed?.over === shown ? typed.value : null;
  const isIncomplete = hasGap || draft !== null;
  const tell = useEffectEvent((next: boolean) => props.onIncompleteChange?.(next));
  useEffect(() => {
    if (!isIncomplete) return undefined;
    tell(true);
    return () => tell(false);
  }, [isIncomplete]);
  const { minValue, maxValue } = props;
  const isBelow = !isIncomplete && !!shown && minValue !== undefined && shown < minValue;
  const isAbove = !isIncomplete && !!shown && maxValue !== undefined && shown > maxValue;
  const day = (one: string | undefined): string => formats.date(one, { year: 'always', timeZone: 'UTC' });
  const words = (): ReactNode => {
    if (isIncomplete) return t('incomplete');
    if (isBelow) return t('earliest', { day: day(minValue) });
    if (isAbove) return t('latest', { day: day(maxValue) });
    return props.errorMessage;
  };
  return {
    value: draft ?? read,
    onChange: (value: Value | null): void => {
      if (value !== null && !text.isWhole(value)) {
        setTyped({ value, over: shown });
        return;
      }
      setTyped(null);
      setLeft(false);
      const next = value === null ? null : text.write(value);
      setOwn(next);
      if (next !== (shown || null)) props.onChange?.(next);
    },
    onGapChange: setGap,
    onBlur: () => setLeft(isIncomplete),
    isInvalid: props.isInvalid || isBelow || isAbove || (isIncomplete && hasLeft),
    errorMessage: isIncomplete && !hasLeft ? props.errorMessage : words(),
  };
}
