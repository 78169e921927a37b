import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useEffect, useRef } from 'react';
import type { ComponentType, ReactElement } from 'react';
import { hasTicksIn } from '../../internal/grid/scope';
import { isSelected } from '../../internal/grid/selection';
import { useRowWindow } from '../../internal/grid/useRowWindow';
import type { RowsView } from '../../internal/grid/types';
import type { Ticks } from '../../internal/grid/useRowSelection';
import { useMessages } from '../../i18n';
import type { Quantities } from '../../internal/sizeRun/types';
import type { ManifestProduct } from '../ManifestTable/ManifestTable';
import { noQuantities } from '../ManifestTable/scope';
import { StatePanel } from '../ManifestTable/Strips';
import type { ProductManifestProps, RefusedTexts } from './ProductManifest.types';
import * as css from './ProductPlane.css';
import { usePerLine } from './usePerLine';

/** Input from which products in a plane are drawn. */
export interface ProductPlaneProps<Row extends ManifestProduct> {
  readonly manifest: ProductManifestProps<Row>;
  readonly view: RowsView<Row>;
  readonly ticks: Ticks;
  readonly refused: RefusedTexts;
  readonly onOpen: (rowKey: string) => void;
}

/** Props of a style in a plane: all that it is drawn from, so that it renders again only when one of them changes. */
export interface PlacedProduct {
  readonly rowKey: string;
  /** `undefined` while it is loading. */
  readonly product: ManifestProduct | undefined;
  /** Name in screen-reader texts. */
  readonly label: string;
  readonly position: number;
  /** Number of rows; -1 while unknown. */
  readonly count: number;
  /** Offset from the top of the plane, in pixels. */
  readonly top: number;
  /** Position in its line, from 0 to 1. */
  readonly across: number;
  readonly quantities: Quantities;
  readonly refusedCount: number;
  readonly isEditable: boolean;
  /** Undefined when products cannot be ticked. */
  readonly isTicked: boolean | undefined;
  readonly onTick: (position: number, extend: boolean) => void;
  readonly onOpen: (rowKey: string) => void;
}

interface PlaneProps<Row extends ManifestProduct> extends ProductPlaneProps<Row> {
  /** Least width of an item in rem; without it each item takes a line of its own. */
  readonly leastWidth?: number;
  /** Number of lines drawn while the rows are loading. */
  readonly loadingLines: number;
  /** Invisible element of the size of an item, to be measured. */
  readonly probe: ReactElement;
  /** Component that draws an item; keep its identity. */
  readonly item: ComponentType<PlacedProduct>;
}

/** Windowed list of products with one or several per line: only those in view are mounted. */
export function ProductPlane<Row extends ManifestProduct>(props: PlaneProps<Row>): ReactElement {
  const { manifest, view, ticks, refused, onOpen, leastWidth, loadingLines, probe, item: Item } = props;
  const { label, rowId, rowLabel = rowId, quantitiesOf, isLoading = false, error } = manifest;
  const tm = useMessages('ManifestTable');
  const scroller = useRef<HTMLDivElement>(null);
  const none = useRef<HTMLDivElement>(null);
  const probeRef = useRef<HTMLDivElement>(null);
  const perLine = usePerLine(scroller, leastWidth);
  const count = isLoading ? loadingLines * perLine : error ? 0 : view.count;
  const { geometry, window } = useRowWindow({
    rowCount: Math.ceil(count / perLine),
    hasFoot: false,
    scrollerRef: scroller,
    headRef: none,
    footRef: none,
    probeRef,
  });
  const start = window.start * perLine;
  const end = Math.min(count, window.end * perLine);
  const onRange = 'onRange' in manifest.rows ? manifest.rows.onRange : undefined;
  useEffect(() => {
    if (end > start && !isLoading) onRange?.({ start, end });
  }, [onRange, start, end, isLoading]);

  const hasTicks = hasTicksIn(manifest);
  const indexes = Array.from({ length: Math.max(0, end - start) }, (_, position) => start + position);
  return (
    <>
      <div ref={scroller} className={css.scroller} aria-busy={isLoading || undefined}>
        <div
          className={leastWidth === undefined ? css.plane : `${css.plane} ${css.planeInset}`}
          style={{
            blockSize: geometry.contentHeight,
            ...assignInlineVars({ [css.share]: `${100 / perLine}%` }),
          }}
        >
          <ul aria-label={label} className={css.list}>
            {indexes.map((index) => {
              const row = isLoading ? undefined : view.at(index);
              const rowKey = row === undefined ? String(index) : rowId(row);
              return (
                <Item
                  key={rowKey}
                  rowKey={rowKey}
                  product={row}
                  label={row === undefined ? '' : rowLabel(row)}
                  position={index}
                  count={isLoading ? -1 : count}
                  top={Math.floor(index / perLine) * geometry.rowHeight - window.origin + window.shift}
                  across={(index % perLine) / perLine}
                  quantities={(row && quantitiesOf?.(row)) ?? noQuantities}
                  refusedCount={Object.keys(refused[rowKey] ?? {}).length}
                  isEditable={manifest.onEdit !== undefined}
                  isTicked={hasTicks ? isSelected(ticks.selection, rowKey) : undefined}
                  onTick={ticks.toggleRow}
                  onOpen={onOpen}
                />
              );
            })}
          </ul>
          <div ref={probeRef} className={css.probe} aria-hidden>
            {probe}
          </div>
        </div>
      </div>
      {count === 0 ? (
        <StatePanel error={error} empty={manifest.empty} narrowing={manifest.narrowing} t={tm} />
      ) : null}
    </>
  );
}
