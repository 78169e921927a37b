import { useCallback, useState } from 'react';
import type { ClipboardEvent } from 'react';
import { formatQuantity } from '../../formats';
import { formatBlock, parseBlock } from '../../internal/grid/clipboard';
import type { GridPoint } from '../../internal/grid/keyboard';
import { blockOf } from '../../internal/grid/range';
import { copyBlock } from './copyBlock';
import type { PasteResult } from './ManifestTable.types';
import { applyPaste } from './pasteBlock';
import type { ManifestScope, ManifestScopeRef } from './scope';
import type { Editing } from '../../internal/grid/useEditing';
import type { GridFocus } from '../../internal/grid/useFocus';

export interface GridClipboard {
  /** Result of the last paste, until it is dismissed. */
  readonly pasted: PasteResult | null;
  readonly dismiss: () => void;
  readonly onCopy: (event: ClipboardEvent) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
  /** Copies the first row of the selected block into the rows below it. */
  readonly fillDown: () => void;
}

/** Copies cells as tab-separated text and pastes blocks from a spreadsheet, with a result per cell. */
export function useClipboard<Row>(
  scope: ManifestScopeRef<Row>,
  focus: GridFocus,
  editing: Editing,
): GridClipboard {
  const [pasted, setPasted] = useState<PasteResult | null>(null);
  const { latest } = focus;
  const { commit, draftNow, remark } = editing;

  const onCopy = useCallback(
    (event: ClipboardEvent) => {
      const { active, range } = latest.current;
      if (!range && selectsText(event.target)) return;
      const block = blockOf(range ?? { from: active, to: active });
      const lines = copyBlock(scope.current, block, range ? -1 : active.sub);
      event.clipboardData.setData('text/plain', formatBlock(lines));
      event.preventDefault();
      const { tm: t, announce } = scope.current;
      announce(t('copied', { rows: lines.length, columns: lines[0]?.length ?? 0 }));
    },
    [scope, latest],
  );

  const write = useCallback(
    (block: readonly (readonly string[])[], from: GridPoint) => {
      const { props, announce } = scope.current;
      const { result, changes, marks } = applyPaste(scope.current, block, from);
      remark(marks);
      if (changes.length > 0) props.onEdit?.(changes);
      setPasted(result);
      props.onPaste?.(result);
      announce(describePaste(scope.current, result));
    },
    [scope, remark],
  );

  const onPaste = useCallback(
    (event: ClipboardEvent) => {
      const { props } = scope.current;
      const { active } = latest.current;
      const block = parseBlock(event.clipboardData.getData('text/plain'));
      const single = block.length <= 1 && (block[0]?.length ?? 0) <= 1;
      if (!props.onEdit || active.row < 0 || (event.target instanceof HTMLInputElement && single)) return;
      if (draftNow() && active.sub < 0) return;
      event.preventDefault();
      commit();
      write(block, active);
    },
    [scope, latest, commit, draftNow, write],
  );

  const fillDown = useCallback(() => {
    const { range } = latest.current;
    if (!range) return;
    commit();
    const { top, bottom, left, right } = blockOf(range);
    const [line] = copyBlock(scope.current, { top, bottom: top, left, right }, -1);
    if (line === undefined || bottom === top) return;
    write(
      Array.from({ length: bottom - top }, () => line),
      { row: top + 1, col: left, sub: -1 },
    );
  }, [scope, latest, commit, write]);

  return { pasted, dismiss: useCallback(() => setPasted(null), []), onCopy, onPaste, fillDown };
}

/** Returns the counts of a paste as a sentence. */
function describePaste<Row>({ tm: t }: ManifestScope<Row>, result: PasteResult): string {
  const parts = (
    [
      ['pasteAccepted', result.accepted],
      ['pasteCut', result.cut],
      ['pasteRejected', result.rejected],
    ] as const
  )
    .filter(([, count]) => count > 0)
    .map(([key, count]) => t(key, { count, shown: formatQuantity(count) }));
  return parts.length > 0 ? parts.join(' · ') : t('pasteNothing');
}

function selectsText(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && (target.selectionStart ?? 0) !== (target.selectionEnd ?? 0);
}
