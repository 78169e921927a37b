import type { ReactElement, ReactNode } from 'react';
import { formatQuantity } from '../../formats';
import * as css from './Strips.css';
import type { ManifestTranslate } from './ManifestTable.messages';
import type { ManifestTableProps, PasteResult } from './ManifestTable.types';
import type { Ticks } from './useTicks';

function Action({ onPress, children }: { readonly onPress: () => void; readonly children: ReactNode }) {
  return (
    <button type="button" className={css.stripAction} onClick={onPress}>
      {children}
    </button>
  );
}

/** What is ticked, the one way to tick every row that matches, and what can be done with the ticked rows. */
export function SelectionStrip({
  ticks,
  actions,
  t,
}: {
  readonly ticks: Ticks;
  readonly actions: ReactNode;
  readonly t: ManifestTranslate;
}): ReactElement | null {
  const { count, matching, selectAll, clear } = ticks;
  if (count === 0) return null;
  const words = (key: 'selected' | 'selectAll' | 'allSelected', number: number) =>
    t(key, { count: number, shown: formatQuantity(number) });
  return (
    <div className={css.stripSelection}>
      <span>{count === matching ? words('allSelected', count) : words('selected', count)}</span>
      {count < matching ? <Action onPress={selectAll}>{words('selectAll', matching)}</Action> : null}
      <Action onPress={clear}>{t('clear')}</Action>
      {actions ? <span className={css.stripEnd}>{actions}</span> : null}
    </div>
  );
}

/** What became of a pasted block, said where it happened. */
export function PasteStrip({
  result,
  onShowFirst,
  onClose,
  t,
}: {
  readonly result: PasteResult;
  readonly onShowFirst: (() => void) | null;
  readonly onClose: () => void;
  readonly t: ManifestTranslate;
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

/** Some rows are missing, and how to get them. */
export function PartialStrip({
  partial,
  t,
}: {
  readonly partial: NonNullable<ManifestTableProps<unknown>['partial']>;
  readonly t: ManifestTranslate;
}): ReactElement {
  return (
    <output className={css.strip}>
      <span className={css.warningInk}>{partial.message}</span>
      {partial.onRetry ? <Action onPress={partial.onRetry}>{t('retry')}</Action> : null}
    </output>
  );
}

/** In place of rows: what failed, or what belongs here. */
export function StatePanel({
  error,
  empty,
  t,
}: {
  readonly error: ManifestTableProps<unknown>['error'];
  readonly empty: ManifestTableProps<unknown>['empty'];
  readonly t: ManifestTranslate;
}): ReactElement {
  if (error) {
    return (
      <div className={css.statePanel} role="alert">
        <p className={css.stateTitle}>{error.message}</p>
        {error.onRetry ? <Action onPress={error.onRetry}>{t('retry')}</Action> : null}
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
