import type { ReactElement } from 'react';
import type { Translate } from '../../i18n';
import { formatQuantity, isOneSize, none } from '../../formats';
import { sizeName } from './judge';
import * as css from './sizeRun.css';
import type { Problem, RunSize } from './types';

export interface SizeFieldView {
  readonly size: RunSize;
  readonly position: number;
  /** Text as entered, or the quantity; empty when there is none. */
  readonly text: string;
  readonly problem: Problem | undefined;
  /** Whether this is the field in use, the only one that is an input. */
  readonly live: boolean;
  readonly readOnly: boolean;
  readonly noteId: string;
  readonly t: Translate<'sizeRun'>;
  readonly onText: (text: string) => void;
}

/**
 * Draws a size with its quantity. Only the field in use is an input: the others are drawn as a single element each, so that a page of size
 * runs costs no more than text. A plain function, called while a row renders.
 */
export function sizeField(view: SizeFieldView): ReactElement {
  const { size, live } = view;
  const width = isOneSize(size.label) ? css.sizeWidth.one : css.sizeWidth.run;
  return live ? liveField(view, width) : drawnField(view, width);
}

function look({ problem, text }: SizeFieldView): string {
  return css.ruleLook[problem?.level ?? (text === '' ? 'empty' : 'filled')];
}

function stockText({ stock }: RunSize): string | undefined {
  return stock === null || stock === 0 ? undefined : formatQuantity(stock);
}

function drawnField(view: SizeFieldView, width: string): ReactElement {
  const { size, problem, text } = view;
  const sold = size.stock === 0 && text === '';
  const name = sizeName(size, view.t);
  return (
    <span
      key={size.id}
      className={`${width} ${css.drawn} ${sold ? css.ruleLook.off : look(view)}`}
      data-size={view.position}
      data-label={size.label}
      data-stock={stockText(size)}
      role="spinbutton"
      tabIndex={-1}
      aria-label={problem ? `${name} – ${problem.message}` : name}
      aria-valuenow={text === '' ? 0 : Number(text) || 0}
      aria-disabled={sold || undefined}
      aria-invalid={problem?.level === 'critical' || undefined}
    >
      {sold ? none : text}
    </span>
  );
}

function liveField(view: SizeFieldView, width: string): ReactElement {
  const { size, problem, text } = view;
  return (
    <span key={size.id} className={`${width} ${css.holder}`} data-size={view.position}>
      <span className={css.sizeLabel} aria-hidden>
        {size.label}
        <i className={css.sizeStock}>{stockText(size)}</i>
      </span>
      <input
        className={`${css.field} ${look(view)}`}
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="next"
        aria-label={sizeName(size, view.t)}
        aria-valuemin={0}
        aria-valuemax={size.stock ?? undefined}
        aria-valuenow={Number(text) || 0}
        aria-invalid={problem?.level === 'critical' || undefined}
        aria-describedby={problem ? view.noteId : undefined}
        readOnly={view.readOnly}
        value={text}
        onChange={(event) => view.onText(event.target.value)}
      />
      {problem ? (
        <span id={view.noteId} className={problem.level === 'critical' ? css.note : css.noteWarning}>
          {problem.message}
        </span>
      ) : null}
    </span>
  );
}
