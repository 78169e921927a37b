import { useMemo } from 'react';
import type { GridActs, GridStops } from '../../internal/grid/scope';
import type { Editing } from '../../internal/grid/useEditing';
import type { GridFocus } from '../../internal/grid/useFocus';
import { keyInSize } from './runStops';
import type { ManifestScopeRef } from './scope';

interface ActsInput<Row> {
  readonly scope: ManifestScopeRef<Row>;
  readonly stops: GridStops;
  readonly focus: GridFocus;
  readonly editing: Editing;
  readonly fillDown: () => void;
  /** Shows the picture of a row large. */
  readonly openPicture: (row: Row, src: string) => void;
  /** Handles a key on a column's head. */
  readonly onHeadKey: GridActs['keyOnCell'];
}

/** Returns what the manifest does besides other tables: writing into sizes, blocks of cells, pictures that open large. */
export function useManifestActs<Row>(input: ActsInput<Row>): GridActs {
  const { scope, stops, focus, editing, fillDown, openPicture, onHeadKey } = input;
  const { latest, bounds, moveTo, setRange } = focus;
  const { commit, draftNow, cancel, write } = editing;
  return useMemo((): GridActs => {
    return {
      choosesBlocks: true,
      fillDown,
      keyOnCell: (event, point) => point.row < 0 && (onHeadKey?.(event, point) ?? false),
      keyInStop: (event) =>
        keyInSize(event, { latest, bounds, moveTo, setRange }, { commit, draftNow, cancel }),
      typed: (key, point) => {
        const run = scope.current.layout.columns[point.col]?.source?.run;
        const first = run && stops.stops(point.row, point.col)[0];
        if (first === undefined || !/\d/.test(key.normalize('NFKC'))) return false;
        write({ ...point, sub: first }, key);
        moveTo({ ...point, sub: first });
        const field = document.activeElement;
        if (field instanceof HTMLInputElement) field.setSelectionRange(key.length, key.length);
        return true;
      },
      pressed: ({ target }, point) => {
        const { layout, view } = scope.current;
        const row = view.at(point.row);
        const src = row === undefined ? null : layout.columns[point.col]?.source?.picture?.(row);
        if (row === undefined || !src || !(target instanceof Element && target.closest('button')))
          return false;
        // When the large picture closes, the focus returns to the cell, because its button is no tab stop.
        moveTo(point);
        openPicture(row, src);
        return true;
      },
    };
  }, [
    scope,
    stops,
    latest,
    bounds,
    moveTo,
    setRange,
    commit,
    draftNow,
    cancel,
    write,
    fillDown,
    openPicture,
    onHeadKey,
  ]);
}
