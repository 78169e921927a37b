import type { ReactElement } from 'react';
import { useMedia } from '../../internal/useMedia';
import { media } from '../../theme/tokens';
import { useIsPrinting } from '../../theme/useIsPrinting';
import { ManifestTable, useProductColumns } from '../ManifestTable';
import type { ManifestProduct } from '../ManifestTable';
import type { GoodsManifestProps } from './GoodsManifest.types';
import { SheetManifest } from './SheetManifest';

/**
 * Goods to order from: the manifest table, on a phone the same goods as rows, and in either place as large pictures where that is
 * wished; sizes of rows and pictures open in a sheet. What is written, what it is judged by and what is ticked are the same in
 * all; on paper they are a table.
 */
export function GoodsManifest<Row extends ManifestProduct>(props: GoodsManifestProps<Row>): ReactElement {
  const { lineOf, openKey: _openKey, onOpenKeyChange: _onOpen, layout = 'table', ...table } = props;
  const isPhone = useMedia(media.phone);
  const columns = useProductColumns<Row>(lineOf);
  const isPrinting = useIsPrinting();
  return !isPrinting && (isPhone || layout === 'pictures') ? (
    <SheetManifest {...props} columns={columns} />
  ) : (
    <ManifestTable {...table} columns={columns} />
  );
}
