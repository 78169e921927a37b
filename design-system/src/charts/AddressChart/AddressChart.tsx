import { assignInlineVars } from '@vanilla-extract/dynamic';
import { rootProps } from '../../internal/rootProps';
import type { RootProps } from '../../internal/rootProps';
import { drawing, empty, plotHeight } from '../internal/charts.css';
import { DataTable } from '../internal/DataTable';
import { city as cityClass, count, dots, name } from './AddressChart.css';
import { isOnMap, landPath, mapSize, project } from './projection';

/** Place that parcels are shipped to. */
export interface AddressPlace {
  label: string;
  /** Degrees, east positive. */
  longitude: number;
  /** Degrees, north positive. */
  latitude: number;
  value: number;
  /** Side of the dot on which the name is written; defaults to `end`. */
  labelAt?: 'end' | 'start' | 'above' | 'below';
}

/** Props of {@link AddressChart}. */
export interface AddressChartProps extends RootProps {
  label: string;
  /** Column heads of the table: place and value. */
  columns: readonly [place: string, value: string];
  places: readonly AddressPlace[];
  formatValue: (value: number) => string;
  /** Text shown when all values are zero or there are no places. */
  emptyText: string;
}

const smallest = 3.2;
const largest = 9;

function nameAt({ labelAt = 'end' }: AddressPlace, x: number, y: number, r: number) {
  if (labelAt === 'start') return { x: x - r - 5, y: y + 4, textAnchor: 'end' as const };
  if (labelAt === 'above') return { x, y: y - r - 5, textAnchor: 'middle' as const };
  if (labelAt === 'below') return { x, y: y + r + 13, textAnchor: 'middle' as const };
  return { x: x + r + 5, y: y + 4, textAnchor: 'start' as const };
}

/**
 * Destinations of shipments as dots on a dotted map from Europe to Japan; places outside it are listed only in the table for screen
 * readers.
 */
export function AddressChart({ label, columns, places, formatValue, emptyText, ...root }: AddressChartProps) {
  const most = Math.max(0, ...places.map((place) => place.value));
  if (most === 0)
    return (
      <div {...rootProps(root)} className={empty} style={assignInlineVars({ [plotHeight]: '16rem' })}>
        {emptyText}
      </div>
    );
  const drawn = places
    .map((place) => ({ place, at: project(place.longitude, place.latitude) }))
    .filter(({ at }) => isOnMap(at));
  return (
    <figure {...rootProps(root)} aria-label={label}>
      <svg className={drawing} viewBox={`0 -4 ${mapSize.width} ${mapSize.height + 8}`} aria-hidden="true">
        <path d={landPath} className={dots} />
        {drawn.map(({ place, at: { x, y } }) => {
          const r = Math.max(smallest, largest * Math.sqrt(place.value / most));
          return (
            <g key={place.label}>
              <circle cx={x} cy={y} r={r} className={cityClass} />
              <text className={name} {...nameAt(place, x, y, r)}>
                {place.label} <tspan className={count}>{formatValue(place.value)}</tspan>
              </text>
            </g>
          );
        })}
      </svg>
      <DataTable
        caption={label}
        columns={columns}
        rows={places.map((place) => [place.label, formatValue(place.value)])}
      />
    </figure>
  );
}
