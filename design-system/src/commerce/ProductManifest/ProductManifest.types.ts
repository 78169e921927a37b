import type { ManifestProduct, ManifestTableProps } from '../ManifestTable/ManifestTable';

/** Props of the table that rows and pictures do not use, because they follow from the products. */
type OwnOfTable = 'columns' | 'rowKind' | 'maxRows' | 'handleRef' | 'totals' | 'marksOf';

/** Props of {@link ProductManifest}: those of the table, the layout, and the style whose sizes are open. */
export interface ProductManifestProps<Row extends ManifestProduct> extends Omit<
  ManifestTableProps<Row>,
  OwnOfTable
> {
  /** Returns the id of a row's line in the sums around (`ConvertedSumsProvider`); defaults to the product's id. Keep its identity. */
  lineOf?: (row: Row) => string;
  /** Key of the row whose sizes are open, on a phone or among pictures; leave out to let the component hold it. */
  openKey?: string | null;
  onOpenKeyChange?: (key: string | null) => void;
  /** `table`: one below the other. `pictures`: large pictures beside each other; the sizes of a picture open over it. */
  layout?: 'table' | 'pictures';
}

/** Entered texts that are no quantity, by row and size: shown until they are corrected. */
export type RefusedTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;
