import type { Problem, Quantities, RunSize } from '../../internal/sizeRun/types';
import type { RootProps } from '../../internal/rootProps';

export type { Problem, Quantities, RunSize } from '../../internal/sizeRun/types';

/** A colour of the style with its sizes. */
export interface MatrixColour {
  readonly id: string;
  readonly name: string;
  /** From the goods' data. */
  readonly hex: string | null;
  readonly sizes: readonly RunSize[];
  /** EUR cents; `null` when on request. */
  readonly wholesaleCents: number | null;
}

export interface MatrixChange {
  readonly colourId: string;
  readonly sizeId: string;
  readonly quantity: number;
}

export interface MatrixPasteCell {
  readonly colourId: string | null;
  readonly sizeId: string | null;
  readonly text: string;
  readonly outcome: 'accepted' | 'cut' | 'rejected';
  readonly reason: string | null;
}

export interface SizeMatrixProps extends RootProps<HTMLDivElement> {
  /** Name of the style, written at the head and used as accessible name. */
  label: string;
  colours: readonly MatrixColour[];
  /** Ordered pieces by size id. */
  quantities: Quantities;
  /** Edits as they are made; without it the matrix is read only. */
  onEdit?: (changes: readonly MatrixChange[]) => void;
  /** Problems besides stock, which the matrix judges itself. */
  check?: (colour: MatrixColour, size: RunSize, quantity: number) => Problem | undefined;
  onPaste?: (cells: readonly MatrixPasteCell[]) => void;
  /** Number of sizes that show a refused text. */
  onInvalidChange?: (count: number) => void;
}
