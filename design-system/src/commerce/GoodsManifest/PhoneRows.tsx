import type { ReactElement } from 'react';
import type { ManifestProduct } from '../ManifestTable';
import { GoodsPlane } from './GoodsPlane';
import type { GoodsPlaneProps } from './GoodsPlane';
import { PhoneRow } from './PhoneRow';
import * as css from './PhoneRows.css';

/** Rows drawn while nothing is known yet: enough for a phone. */
const loadingRows = 10;

/** The goods as rows of a phone. */
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
