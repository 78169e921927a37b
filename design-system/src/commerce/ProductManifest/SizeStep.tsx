import { useId } from 'react';
import type { ReactElement } from 'react';
import { none } from '../../formats';
import { useFormats, useMessages } from '../../i18n';
import { readSizeText, sizeName, stockProblem } from '../../internal/sizeRun/judge';
import type { RunSize } from '../../internal/sizeRun/types';
import { MinusIcon, PlusIcon } from '../../primitives/Icon/Icon';
import * as css from './SizeStep.css';

interface SizeStepProps {
  readonly size: RunSize;
  readonly quantity: number;
  /** Entered text that is no quantity, or null. */
  readonly refused: string | null;
  /** Called on Enter to move to the next size. */
  readonly onNext: (from: HTMLInputElement) => void;
  readonly onRefuse: (text: string | null) => void;
  readonly onQuantity: ((quantity: number) => void) | undefined;
}

/** Size in the sheet: its stock and its quantity by steppers or typing, checked like the cell of the table. */
export function SizeStep(props: SizeStepProps): ReactElement {
  const { size, quantity, refused, onNext, onRefuse, onQuantity } = props;
  const t = useMessages('ProductManifest');
  const ts = useMessages('sizeRun');
  const formats = useFormats();
  const noteId = useId();
  const problem =
    refused === null
      ? stockProblem(size, quantity, ts)
      : { level: 'critical' as const, message: ts('validNumber') };
  const isSoldOut = size.stock === 0 && quantity === 0 && refused === null;

  const write = (text: string) => {
    const read = readSizeText(text);
    onRefuse(read === null ? text : null);
    if (read !== null && read !== quantity) onQuantity?.(read);
  };
  const step = (by: 1 | -1) => write(String(Math.max(0, quantity + by)));
  return (
    <li className={css.line}>
      <span className={isSoldOut ? css.labelOff : css.label}>{size.label}</span>
      <span className={css.stock}>
        {size.stock === 0
          ? t('soldOut')
          : size.stock !== null && t('left', { shown: formats.quantity(size.stock) })}
      </span>
      {isSoldOut ? (
        <span className={css.none}>{none}</span>
      ) : !onQuantity ? (
        <span className={css.none}>{quantity === 0 ? null : formats.quantity(quantity)}</span>
      ) : (
        <span className={css.steps}>
          <StepButton
            label={t('less', { size: size.label })}
            isIdle={quantity === 0}
            onPress={() => step(-1)}
          >
            <MinusIcon />
          </StepButton>
          <input
            className={css.field[problem ? 'critical' : quantity > 0 ? 'filled' : 'empty']}
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="next"
            aria-label={sizeName(size, ts)}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? noteId : undefined}
            data-refused={refused === null ? undefined : true}
            value={refused ?? (quantity > 0 ? String(quantity) : '')}
            onChange={(event) => write(event.target.value)}
            onFocus={(event) => event.target.select()}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              onNext(event.currentTarget);
            }}
          />
          <StepButton
            label={t('more', { size: size.label })}
            isIdle={size.stock !== null && quantity >= size.stock}
            onPress={() => step(1)}
          >
            <PlusIcon />
          </StepButton>
        </span>
      )}
      <output id={noteId} className={css.note}>
        {problem?.message}
      </output>
    </li>
  );
}

interface StepButtonProps {
  readonly label: string;
  /** Disables the button but keeps its place and its focus. */
  readonly isIdle: boolean;
  readonly onPress: () => void;
  readonly children: ReactElement;
}

function StepButton({ label, isIdle, onPress, children }: StepButtonProps): ReactElement {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isIdle || undefined}
      className={css.step}
      onClick={isIdle ? undefined : onPress}
    >
      {children}
    </button>
  );
}
