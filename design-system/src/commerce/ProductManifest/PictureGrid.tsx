import type { ReactElement } from 'react';
import type { ManifestProduct } from '../ManifestTable/ManifestTable';
import { ProductPlane } from './ProductPlane';
import type { ProductPlaneProps } from './ProductPlane';
import { PictureCard } from './PictureCard';
import * as css from './PictureGrid.css';

/** Least width of a large picture, in rem. */
const leastWidth = 13;
/** Lines drawn while the list is loading: enough for a tall screen. */
const loadingLines = 3;

/** The products as large pictures beside each other, two on a phone. */
export function PictureGrid<Row extends ManifestProduct>(props: ProductPlaneProps<Row>): ReactElement {
  return (
    <ProductPlane
      {...props}
      leastWidth={leastWidth}
      loadingLines={loadingLines}
      probe={
        <div className={css.place}>
          <div className={css.frame} />
          <div className={css.words} />
        </div>
      }
      item={PictureCard}
    />
  );
}
