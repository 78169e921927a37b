import type { ReactElement } from 'react';
import type { ManifestProduct } from '../../../design-system/src/commerce/ManifestTable/ManifestTable';

/** Table that is measured. */
export interface Subject {
  readonly element: (rows: ManifestProduct[]) => ReactElement;
  /** The element that scrolls. */
  readonly scroller: () => HTMLElement;
  /** Whether rows are in the document, or drawn. */
  readonly ready: () => boolean;
  /** Text of the first product row, which changes when a sort is applied. */
  readonly firstRow: () => string;
  readonly sort: () => void;
  /** Begins the edit of one cell of the third row and returns the function that ends it; the end is timed. */
  readonly edit: () => (() => void) | Promise<() => void>;
  /** Whether the third row shows what was edited. */
  readonly edited: () => boolean;
}
