import type { ReactElement } from 'react';
import { rootProps } from '../../internal/rootProps';
import { useDeferred } from '../../internal/useDeferred';
import { useMedia } from '../../internal/useMedia';
import { media } from '../../theme/tokens';
import { useIsPrinting } from '../../theme/useIsPrinting';
import { ManifestTable, useProductColumns } from '../ManifestTable/ManifestTable';
import type { ManifestProduct } from '../ManifestTable/ManifestTable';
import type { ProductManifestProps } from './ProductManifest.types';
import { sheet } from './sheet';

export type { ProductManifestProps } from './ProductManifest.types';

/**
 * Products to order from: the manifest table, on a phone the same products as rows, or large pictures on either; the sizes of a row or
 * picture open in a sheet. Entered quantities, their checks and ticked rows are the same in all; on paper it is always a table. The code of
 * rows and pictures is loaded when they are first shown; where it cannot be loaded, it is a table.
 */
export function ProductManifest<Row extends ManifestProduct>(props: ProductManifestProps<Row>): ReactElement {
  const { lineOf, openKey: _openKey, onOpenKeyChange: _onOpen, layout = 'table', ...table } = props;
  const isPhone = useMedia(media.phone);
  const columns = useProductColumns<Row>(lineOf);
  const isPrinting = useIsPrinting();
  const hasSheet = !isPrinting && (isPhone || layout === 'pictures');
  const { part: SheetManifest, isLoading } = useDeferred(sheet, hasSheet);
  if (isLoading) return <div {...rootProps(props)} aria-busy />;
  return SheetManifest ? (
    <SheetManifest {...props} columns={columns} />
  ) : (
    <ManifestTable {...table} columns={columns} />
  );
}
