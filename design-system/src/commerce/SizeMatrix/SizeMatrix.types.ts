import type { Problem, Quantities, RunSize } from '../../internal/sizeRun/types';
import type { RootProps } from '../../internal/rootProps';

export type { Problem, Quantities, RunSize } from '../../internal/sizeRun/types';

/** Colour of the style with its sizes. */
export interface MatrixColour {
  readonly id: string;
  readonly name: string;
  /** CSS colour from the product's data. */
  readonly hex: string | null;
  readonly sizes: readonly RunSize[];
  /** Price of a piece in EUR cents; `null` when on request. */
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
  /** Name of the style, shown at the head and used as accessible name. */
  label: string;
  colours: readonly MatrixColour[];
  /** Ordered pieces by size id. */
  quantities: Quantities;
  /** Called with the edits as they are made; without it the matrix is read-only. */
  onEdit?: (changes: readonly MatrixChange[]) => void;
  /** Returns problems other than those of stock, which the matrix checks itself. */
  check?: (colour: MatrixColour, size: RunSize, quantity: number) => Problem | undefined;
  onPaste?: (cells: readonly MatrixPasteCell[]) => void;
  /** Called with the number of sizes that show a refused text. */
  onInvalidChange?: (count: number) => void;
}
