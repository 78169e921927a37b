import type { ReactElement } from 'react';
import type { ManifestProduct } from '../../../design-system/src/commerce/ManifestTable';

/** One table under measurement. */
export interface Subject {
  readonly element: (rows: ManifestProduct[]) => ReactElement;
  /** The element that scrolls. */
  readonly scroller: () => HTMLElement;
  /** Whether rows are in the document. */
  readonly ready: () => boolean;
  /** Text of the first row of goods, to see a sort arrive. */
  readonly firstRow: () => string;
  readonly sort: () => void;
  /** Begins the edit of one cell and returns what ends it; the time of the end counts. */
  readonly edit: () => () => void;
}
