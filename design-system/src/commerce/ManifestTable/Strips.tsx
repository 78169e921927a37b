import type { ReactElement, ReactNode } from 'react';
import type { Translate } from '../../i18n';
import { formatQuantity } from '../../formats';
import { maxPrintedRows } from '../../internal/grid/geometry';
import * as css from './Strips.css';
import { NoMatches } from '../../primitives/NoMatches/NoMatches';
import type { SelectionAction } from '../../primitives/SelectionBar/SelectionBar';
import type { ManifestSelectAll, ManifestTableProps, PasteResult } from './ManifestTable.types';
import type { Ticks } from '../../internal/grid/useRowSelection';

interface ActionProps {
  readonly onPress: () => void;
  readonly isDisabled?: boolean;
  readonly children: ReactNode;
}

function Action({ onPress, isDisabled, children }: ActionProps) {
  return (
    <button type="button" className={css.stripAction} disabled={isDisabled} onClick={onPress}>
      {children}
    </button>
  );
}

interface PaperNoteProps {
  readonly printed: number;
  readonly count: number;
  readonly t: Translate<'ManifestTable'>;
}

/** Note of the rows that a print lacks: those not loaded when it was printed, or beyond the limit for paper. */
export function PrintLimitNote({ printed, count, t }: PaperNoteProps): ReactElement {
  return (
    <p className={css.paperNote}>
      {t('onPaper', {
        printed: formatQuantity(printed),
        all: formatQuantity(count),
        most: formatQuantity(maxPrintedRows),
      })}
    </p>
  );
}

interface SelectionStripProps {
  readonly ticks: Ticks;
  readonly hasSelectAll?: boolean;
  readonly selectAll?: ManifestSelectAll;
  readonly actions?: readonly SelectionAction[];
  readonly t: Translate<'ManifestTable'>;
  readonly tg: Translate<'grid'>;
}

/** Bar of the selection: the number of ticked rows, a button to tick every matching row, and the actions on the ticked rows. */
export function SelectionStrip(props: SelectionStripProps): ReactElement | null {
  const { ticks, hasSelectAll = true, selectAll, actions = [], t, tg } = props;
  const { count, matching, clear } = ticks;
  if (count === 0) return null;
  const isDone = selectAll?.isDone === true;
  const words = (number: number) => ({ count: number, shown: formatQuantity(number) });
  return (
    <div className={css.stripSelection}>
      <span>
        <output>{isDone ? doneWords(selectAll, ticks, t) : null}</output>
        {isDone ? null : tg(hasSelectAll && count === matching ? 'allSelected' : 'selected', words(count))}
      </span>
      {hasSelectAll && count < matching ? (
        <Action onPress={ticks.selectAll}>{t('selectAll', words(matching))}</Action>
      ) : null}
      {!hasSelectAll && selectAll?.isDone === false ? (
        <Action isDisabled={selectAll.isPending} onPress={selectAll.onAction}>
          {selectAll.isPending === true ? t('selecting') : offerWords(selectAll, matching, t)}
        </Action>
      ) : null}
      <Action onPress={clear}>{t('clear')}</Action>
      {actions.length > 0 ? (
        <span className={css.stripActions}>
          {actions.map(({ id, label, icon, isDisabled, isPending, onAction }) => (
            <Action key={id} isDisabled={isDisabled === true || isPending === true} onPress={onAction}>
              {icon}
              {label}
            </Action>
          ))}
        </span>
      ) : null}
    </div>
  );
}

function offerWords({ most }: ManifestSelectAll, matching: number, t: Translate<'ManifestTable'>): string {
  const shown = formatQuantity(matching);
  return matching > most
    ? t('selectFirst', { shown, most: formatQuantity(most) })
    : t('selectMatching', { count: matching, shown });
}

function doneWords(
  { most }: ManifestSelectAll,
  { count, matching }: Ticks,
  t: Translate<'ManifestTable'>,
): string {
  const shown = formatQuantity(count);
  return matching > most
    ? t('firstSelected', { shown, all: formatQuantity(matching) })
    : t('matchingSelected', { count, shown });
}

/** Result of a paste, shown at the table. */
export function PasteStrip({
  result,
  onShowFirst,
  onClose,
  t,
}: {
  readonly result: PasteResult;
  readonly onShowFirst: (() => void) | null;
  readonly onClose: () => void;
  readonly t: Translate<'ManifestTable'>;
}): ReactElement {
  const count = (key: 'pasteAccepted' | 'pasteCut' | 'pasteRejected', number: number) =>
    number > 0 ? t(key, { count: number, shown: formatQuantity(number) }) : null;
  return (
    <div className={css.stripBelow}>
      {result.cells.length === 0 ? <span>{t('pasteNothing')}</span> : null}
      <span>{count('pasteAccepted', result.accepted)}</span>
      <span className={css.warningInk}>{count('pasteCut', result.cut)}</span>
      <span className={css.criticalInk}>{count('pasteRejected', result.rejected)}</span>
      <span className={css.stripEnd}>
        {onShowFirst ? <Action onPress={onShowFirst}>{t('firstProblem')}</Action> : null}
        <Action onPress={onClose}>{t('close')}</Action>
      </span>
    </div>
  );
}

/** Message that some rows are missing, with a button to load them. */
export function PartialStrip({
  partial,
  t,
}: {
  readonly partial: NonNullable<ManifestTableProps<unknown>['partial']>;
  readonly t: Translate<'ManifestTable'>;
}): ReactElement {
  return (
    <output className={css.strip}>
      <span className={css.warningInk}>{partial.message}</span>
      {partial.onRetry ? <Action onPress={partial.onRetry}>{t('retry')}</Action> : null}
    </output>
  );
}

/** Shown in place of rows: the error, the filters in force, or the empty state. */
export function StatePanel({
  error,
  empty,
  narrowing,
  t,
}: {
  readonly error: ManifestTableProps<unknown>['error'];
  readonly empty: ManifestTableProps<unknown>['empty'];
  readonly narrowing: ManifestTableProps<unknown>['narrowing'];
  readonly t: Translate<'ManifestTable'>;
}): ReactElement {
  if (error) {
    return (
      <div className={css.statePanel} role="alert">
        <p className={css.stateTitle}>{error.message}</p>
        {error.onRetry ? <Action onPress={error.onRetry}>{t('retry')}</Action> : null}
      </div>
    );
  }
  if (narrowing && narrowing.by.length > 0) {
    return (
      <div className={css.statePanel}>
        <NoMatches narrowing={narrowing} />
      </div>
    );
  }
  return (
    <div className={css.statePanel}>
      <p className={css.stateTitle}>{empty?.title ?? t('emptyTitle')}</p>
      {empty?.body ? <p>{empty.body}</p> : null}
      {empty?.action}
    </div>
  );
}
