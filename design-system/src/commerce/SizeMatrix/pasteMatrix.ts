import type { Translate } from '../../i18n';
import type { GridPoint } from '../../internal/grid/keyboard';
import type { PasteSlot } from '../../internal/grid/paste';
import { planPaste } from '../../internal/grid/paste';
import { validateSizePaste } from '../../internal/sizeRun/judge';
import type { CellMark } from '../../internal/sizeRun/types';
import type { MatrixChange, MatrixColour, MatrixPasteCell } from './SizeMatrix.types';

interface Slot extends PasteSlot {
  readonly colourId: string;
  readonly sizeId: string;
}

/** Computes what a pasted block writes into the matrix, beginning at a size: colours downwards, sizes along. */
export function pasteInto(
  colours: readonly MatrixColour[],
  block: readonly (readonly string[])[],
  start: GridPoint,
  ts: Translate<'sizeRun'>,
  outside: string,
) {
  const planned = planPaste<Slot>(block, {
    slotAt: (down, right) => {
      const colour = colours[start.row + down];
      const size = colour?.sizes[Math.max(0, start.sub) + right];
      if (!colour || !size) return outside;
      return { colourId: colour.id, sizeId: size.id, take: (text) => validateSizePaste(size, text, ts) };
    },
  });
  const changes: MatrixChange[] = [];
  const marks: Record<string, CellMark | null> = {};
  const cells = planned.map(({ slot, text, verdict }): MatrixPasteCell => {
    const reason = verdict.outcome === 'accepted' ? null : verdict.reason;
    if (slot) {
      if (verdict.outcome !== 'rejected') {
        changes.push({ colourId: slot.colourId, sizeId: slot.sizeId, quantity: Number(verdict.value) });
      }
      marks[slot.sizeId] =
        reason === null
          ? null
          : { level: verdict.outcome === 'cut' ? 'warning' : 'critical', message: reason };
    }
    return {
      colourId: slot?.colourId ?? null,
      sizeId: slot?.sizeId ?? null,
      text,
      outcome: verdict.outcome,
      reason,
    };
  });
  return { cells, changes, marks };
}
