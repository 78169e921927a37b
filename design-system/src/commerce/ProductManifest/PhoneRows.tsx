import type { ReactElement } from 'react';
import type { ManifestProduct } from '../ManifestTable/ManifestTable';
import { ProductPlane } from './ProductPlane';
import type { ProductPlaneProps } from './ProductPlane';
import { PhoneRow } from './PhoneRow';
import * as css from './PhoneRows.css';

/** Rows drawn while the list is loading: enough for a phone. */
const loadingRows = 10;

/** The products as rows, for a phone. */
export function PhoneRows<Row extends ManifestProduct>(props: ProductPlaneProps<Row>): ReactElement {
  return (
    <ProductPlane
      {...props}
      loadingLines={loadingRows}
      probe={<div className={css.rowPlace} />}
      item={PhoneRow}
    />
  );
}
