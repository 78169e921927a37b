import { assignInlineVars } from '@vanilla-extract/dynamic';
import { rootProps } from '../../internal/rootProps';
import type { RootProps } from '../../internal/rootProps';
import { vars } from '../../theme/contract.css';
import {
  drawing,
  empty,
  label as labelClass,
  legend,
  legendFigure,
  legendMark,
  legendRow,
  legendShare,
  plotHeight,
  toneVar,
} from '../internal/charts.css';
import { DataTable } from '../internal/DataTable';
import { onCircle, radarPoints } from '../internal/scale';
import { compared, main, radar, ring, spoke } from './RadarChart.css';

/** Series of the chart, drawn as one polygon. */
export interface RadarSeries {
  label: string;
  /** Values, one per axis, 0 to `max`. */
  values: readonly number[];
  /** Overall value, formatted for the legend. */
  summary?: string;
  /** Change of the overall value, formatted for the legend. */
  change?: string;
}

/** Props of {@link RadarChart}. */
export interface RadarChartProps extends RootProps {
  label: string;
  /** Names of the axes, clockwise from the top; three or more. */
  axes: readonly string[];
  /** Main series. */
  series: RadarSeries;
  /** Series to compare with, drawn dashed. */
  reference?: RadarSeries;
  /** Value at the outer ring. */
  max?: number;
  formatValue: (value: number) => string;
  /** Text shown when there are no values or fewer than three axes. */
  emptyText: string;
}

const centre = 96;
const radius = 70;
/** Space beside the rings for the names of the axes, in viewBox units. */
const side = 34;

function anchorAt(x: number): 'start' | 'middle' | 'end' {
  if (Math.abs(x - centre) < 1) return 'middle';
  return x > centre ? 'start' : 'end';
}

/** Radar chart of several scores of one subject, beside a series to compare with. */
export function RadarChart({
  label,
  axes,
  series,
  reference,
  max = 100,
  formatValue,
  emptyText,
  ...root
}: RadarChartProps) {
  if (axes.length < 3 || series.values.length === 0)
    return (
      <div {...rootProps(root)} className={empty} style={assignInlineVars({ [plotHeight]: '10rem' })}>
        {emptyText}
      </div>
    );
  const rings = [1 / 3, 2 / 3, 1];
  const shown = reference ? [series, reference] : [series];
  return (
    <figure {...rootProps(root)} aria-label={label}>
      <svg
        className={`${drawing} ${radar}`}
        viewBox={`-${side} 0 ${2 * (centre + side)} 192`}
        aria-hidden="true"
      >
        {rings.map((part) => (
          <polygon
            key={part}
            className={ring}
            points={radarPoints(
              centre,
              radius,
              axes.map(() => part),
              1,
            )}
          />
        ))}
        {axes.map((axis, index) => {
          const end = onCircle(centre, radius, index / axes.length);
          const text = onCircle(centre, radius + 12, index / axes.length);
          return (
            <g key={axis}>
              <path className={spoke} d={`M${centre} ${centre}L${end.x} ${end.y}`} />
              <text className={labelClass} x={text.x} y={text.y + 4} textAnchor={anchorAt(text.x)}>
                {axis}
              </text>
            </g>
          );
        })}
        {reference && (
          <polygon className={compared} points={radarPoints(centre, radius, reference.values, max)} />
        )}
        <polygon className={main} points={radarPoints(centre, radius, series.values, max)} />
      </svg>
      <ul className={legend}>
        {shown.map((each, index) => (
          <li key={each.label} className={legendRow}>
            <span
              aria-hidden="true"
              className={legendMark}
              style={assignInlineVars({ [toneVar]: index === 0 ? vars.color.tone1 : vars.color.tone2 })}
            />
            <span>{each.label}</span>
            <span className={legendFigure}>{each.summary}</span>
            <span className={legendShare}>{each.change}</span>
          </li>
        ))}
      </ul>
      <DataTable
        caption={label}
        columns={[label, ...shown.map((each) => each.label)]}
        rows={axes.map((axis, index) => [axis, ...shown.map((each) => formatValue(each.values[index] ?? 0))])}
      />
    </figure>
  );
}
