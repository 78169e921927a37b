import { useId, useState } from 'react';
import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { useMessages } from '../../i18n';
import { parseQuantity } from '@selvedge/domain/products/quantity';
import { rootProps } from '../../internal/rootProps';
import type { RootProps } from '../../internal/rootProps';
import { note, noteWarning } from '../../internal/sizeRun/sizeRun.css';
import { TextField } from '../../primitives/TextField/TextField';
import * as css from './QuantityField.css';

export interface QuantityFieldProps extends RootProps {
  label: string;
  isLabelHidden?: boolean;
  /** Number of pieces; `null` while none is chosen. */
  value: number | null;
  /** Called when a whole number within the limits is committed: on Enter and on leaving the field. */
  onChange: (quantity: number) => void;
  /** Least number of pieces; defaults to 1. */
  minimum?: number;
  /** Largest number of pieces, usually the stock; without it there is no limit. */
  maximum?: number | null;
  description?: ReactNode;
  /** Warning that does not block, such as a minimum that is not reached. */
  warning?: string;
  /** `inline` is the short rule for a table row, with its message beside it while it has the focus. */
  look?: 'field' | 'inline';
  isDisabled?: boolean;
  /** Called when the field begins or ceases to show a refused text. */
  onInvalidChange?: (isInvalid: boolean) => void;
}

/**
 * Field for a number of pieces. Accepts whole numbers only: letters, -1, 1.5, 1e3 and an empty field are refused with the reason, and the
 * last valid value stays. Enter never submits the form around, the mouse wheel never changes the value.
 */
export function QuantityField(props: QuantityFieldProps) {
  const {
    value,
    onChange,
    minimum = 1,
    maximum = null,
    look = 'field',
    onInvalidChange,
    isDisabled = false,
  } = props;
  const t = useMessages('QuantityField');
  const [draft, setDraft] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  const refuse = (reason: string | null) => {
    if ((reason === null) !== (refusal === null)) onInvalidChange?.(reason !== null);
    setRefusal(reason);
  };
  const reasonAgainst = (text: string): string | null => {
    const quantity = parseQuantity(text);
    if (quantity === null) return t('validNumber');
    if (quantity < minimum) return t('atLeast', { count: minimum, minimum });
    return maximum !== null && quantity > maximum ? t('atMost', { maximum }) : null;
  };
  const commit = () => {
    if (draft === null) return;
    const reason = reasonAgainst(draft);
    refuse(reason);
    if (reason !== null) return;
    setDraft(null);
    const quantity = parseQuantity(draft);
    if (quantity !== null && quantity !== value) onChange(quantity);
  };
  const write = (text: string) => {
    setDraft(text);
    if (refusal !== null) refuse(reasonAgainst(text));
  };
  const onKeyDown = (event: { key: string; preventDefault: () => void }) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      commit();
    } else if (event.key === 'Escape' && draft !== null) {
      event.preventDefault();
      setDraft(null);
      refuse(null);
    }
  };

  const text = draft ?? (value === null ? '' : String(value));
  if (look === 'inline') {
    return (
      <InlineRule
        {...props}
        text={text}
        refusal={refusal}
        onText={write}
        onKeyDown={onKeyDown}
        onBlur={commit}
      />
    );
  }
  return (
    <TextField
      {...rootProps(props)}
      label={props.label}
      isLabelHidden={props.isLabelHidden}
      description={props.description}
      warning={props.warning}
      inputMode="numeric"
      autoComplete="off"
      isDisabled={isDisabled}
      isInvalid={refusal !== null}
      errorMessage={refusal ?? undefined}
      value={text}
      onChange={write}
      onKeyDown={onKeyDown}
      onBlur={commit}
    />
  );
}

function keepToItself(event: SyntheticEvent): void {
  event.stopPropagation();
}

interface InlineRuleProps extends QuantityFieldProps {
  readonly text: string;
  readonly refusal: string | null;
  readonly onText: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onBlur: () => void;
}

function InlineRule({
  label,
  text,
  refusal,
  warning,
  isDisabled,
  onText,
  onKeyDown,
  onBlur,
  ...root
}: InlineRuleProps) {
  const id = useId();
  const message = refusal ?? warning;
  return (
    <span {...rootProps(root)} className={css.inline}>
      <input
        className={css.inlineRule[refusal !== null ? 'critical' : warning ? 'warning' : 'plain']}
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-invalid={refusal !== null || undefined}
        aria-describedby={message ? id : undefined}
        disabled={isDisabled}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={(event) => {
          // A row around it must not receive the keys and presses meant for the field.
          event.stopPropagation();
          onKeyDown(event);
        }}
        onPointerDown={keepToItself}
        onMouseDown={keepToItself}
        onClick={keepToItself}
        onBlur={onBlur}
        onFocus={(event) => event.target.select()}
      />
      {message ? (
        <span id={id} className={refusal !== null ? note : noteWarning}>
          {message}
        </span>
      ) : null}
      <output className={visuallyHidden}>{refusal}</output>
    </span>
  );
}
