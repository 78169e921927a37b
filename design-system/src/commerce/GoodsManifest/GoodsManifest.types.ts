import type { ManifestProduct, ManifestTableProps } from '../ManifestTable';

/** What the table takes and a phone's rows have no use for: they follow from the goods. */
type OwnOfTable = 'columns' | 'rowKind' | 'maxRows' | 'handleRef' | 'totals' | 'marksOf';

/** Props of {@link GoodsManifest}: those of the table, how the goods stand, and the style whose sizes are open. */
export interface GoodsManifestProps<Row extends ManifestProduct> extends Omit<
  ManifestTableProps<Row>,
  OwnOfTable
> {
  /** The line of a row in the sums around (`DisplaySums`), its id unless said otherwise; keep its identity. */
  lineOf?: (row: Row) => string;
  /** Key of the row whose sizes are open, on a phone or among pictures; leave out to let the component keep it. */
  openKey?: string | null;
  onOpenKeyChange?: (key: string | null) => void;
  /** How the goods stand: one below the other, or large pictures beside each other; the sizes of a picture open over it. */
  layout?: 'table' | 'pictures';
}

/** Texts that are no quantity, by row and size: kept in sight until they are put right. */
export type RefusedTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;
