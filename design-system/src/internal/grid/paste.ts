/** Effect of a pasted block on a grid, planned before anything is written: a result per cell. */

/** Target of a pasted value. */
export interface PasteSlot {
  /** Returns the value to be written for a text, or the reason why none can be. */
  readonly take: (text: string) => PasteOutcome;
}

export type PasteOutcome =
  | { readonly outcome: 'accepted'; readonly value: string }
  | { readonly outcome: 'cut'; readonly value: string; readonly reason: string }
  | { readonly outcome: 'rejected'; readonly reason: string };

export interface PasteTarget<Slot extends PasteSlot> {
  /** Returns the slot `right` cells to the right and `down` rows below the start, or the reason why there is none. */
  readonly slotAt: (down: number, right: number) => Slot | string;
}

export interface PastedCell<Slot extends PasteSlot> {
  readonly down: number;
  readonly right: number;
  readonly text: string;
  readonly slot: Slot | null;
  readonly verdict: PasteOutcome;
}

/** Plans the paste of every cell that is not blank; a blank cell leaves the cell it would cover as it is. */
export function planPaste<Slot extends PasteSlot>(
  block: readonly (readonly string[])[],
  target: PasteTarget<Slot>,
): PastedCell<Slot>[] {
  const cells: PastedCell<Slot>[] = [];
  block.forEach((line, down) => {
    line.forEach((raw, right) => {
      const text = raw.trim();
      if (text === '') return;
      const slot = target.slotAt(down, right);
      if (typeof slot === 'string') {
        cells.push({ down, right, text, slot: null, verdict: { outcome: 'rejected', reason: slot } });
      } else cells.push({ down, right, text, slot, verdict: slot.take(text) });
    });
  });
  return cells;
}
