import type { ReactElement } from 'react';
import type { ManifestProduct } from '../ManifestTable/ManifestTable';
import { GoodsPlane } from './GoodsPlane';
import type { GoodsPlaneProps } from './GoodsPlane';
import { PhoneRow } from './PhoneRow';
import * as css from './PhoneRows.css';

/** Rows drawn while the list is loading: enough for a phone. */
const loadingRows = 10;

/** The products as rows, for a phone. */
export function PhoneRows<Row extends ManifestProduct>(props: GoodsPlaneProps<Row>): ReactElement {
  return (
    <GoodsPlane
      {...props}
      loadingLines={loadingRows}
      probe={<div className={css.rowPlace} />}
      item={PhoneRow}
    />
  );
}
