/** What a pasted block does to a grid, decided before anything is written: one result per cell. */

/** Where one pasted value lands. */
export interface PasteSlot {
  /** Says what would be written for a text, or why nothing can be. */
  readonly take: (text: string) => PasteVerdict;
}

export type PasteVerdict =
  | { readonly outcome: 'accepted'; readonly value: string }
  | { readonly outcome: 'cut'; readonly value: string; readonly reason: string }
  | { readonly outcome: 'rejected'; readonly reason: string };

export interface PasteTarget<Slot extends PasteSlot> {
  /** The slot `right` cells to the right and `down` rows below the start, or the reason why there is none. */
  readonly slotAt: (down: number, right: number) => Slot | string;
}

export interface PastedCell<Slot extends PasteSlot> {
  readonly down: number;
  readonly right: number;
  readonly text: string;
  readonly slot: Slot | null;
  readonly verdict: PasteVerdict;
}

/** Judges every cell that is not blank; a blank cell leaves what it would cover as it is. */
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
