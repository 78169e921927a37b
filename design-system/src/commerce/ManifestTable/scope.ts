import type { RefObject } from 'react';
import type { Translate } from '../../i18n';
import type { GridScope } from '../../internal/grid/scope';
import type { Quantities } from '../../internal/sizeRun/types';
import type { GridLayout } from './columns';
import type { ManifestColumn, ManifestTableProps } from './ManifestTable.types';

/** State shared by the parts of the manifest: that of every grid, with its own props, columns and messages. */
export interface ManifestScope<Row> extends GridScope<Row, ManifestColumn<Row>> {
  readonly props: ManifestTableProps<Row>;
  readonly layout: GridLayout<Row>;
  readonly tm: Translate<'ManifestTable'>;
}

export type ManifestScopeRef<Row> = Readonly<RefObject<ManifestScope<Row>>>;

export const noQuantities: Quantities = {};

export function quantitiesOf<Row>(
  { quantitiesOf: of }: Pick<ManifestTableProps<Row>, 'quantitiesOf'>,
  row: Row,
): Quantities {
  return of?.(row) ?? noQuantities;
}
