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
  legendMarkOpen,
  legendRow,
  legendShare,
  plotHeight,
  toneVar,
} from '../internal/charts.css';
import { ringSegment, slices } from '../internal/scale';
import { open, ring, total as totalClass } from './PieChart.css';

/** Part of the whole. */
export interface PieSegment {
  label: string;
  value: number;
}

/** Props of {@link PieChart}. */
export interface PieChartProps extends RootProps {
  /** Accessible name: the whole that is divided. */
  label: string;
  /** At most five parts, largest first; combine the rest into one. */
  segments: readonly PieSegment[];
  /** Unit below the total, such as "pieces". */
  unit: string;
  formatValue: (value: number) => string;
  /** Formats a share, 0 to 1. */
  formatShare: (share: number) => string;
  /** Text shown when the total is zero. */
  emptyText: string;
}

const tones = [vars.color.tone1, vars.color.tone2, vars.color.tone3, vars.color.tone4] as const;
const gap = 0.003;

/** Shares of a whole in one ink; every part has its name, value and share in the legend, since tones alone cannot be told apart. */
export function PieChart({
  label,
  segments,
  unit,
  formatValue,
  formatShare,
  emptyText,
  ...root
}: PieChartProps) {
  const parts = slices(segments.map((segment) => segment.value));
  const total = segments.reduce((sum, segment) => sum + Math.max(0, segment.value), 0);
  if (total === 0)
    return (
      <div {...rootProps(root)} className={empty} style={assignInlineVars({ [plotHeight]: '10rem' })}>
        {emptyText}
      </div>
    );
  return (
    <figure {...rootProps(root)} aria-label={label}>
      <svg className={`${drawing} ${ring}`} viewBox="0 0 160 160" aria-hidden="true">
        {parts.map((part, index) => {
          const tone = tones[index];
          const path = ringSegment(
            80,
            70,
            50,
            part.from + gap / 2,
            Math.max(part.from + gap, part.to - gap / 2),
          );
          const key = segments[index]?.label;
          return tone ? (
            <path key={key} d={path} fill={tone} />
          ) : (
            <path key={key} d={path} className={open} />
          );
        })}
        <text x="80" y="78" textAnchor="middle" className={totalClass}>
          {formatValue(total)}
        </text>
        <text x="80" y="96" textAnchor="middle" className={labelClass}>
          {unit}
        </text>
      </svg>
      <ul className={legend}>
        {segments.map((segment, index) => (
          <li key={segment.label} className={legendRow}>
            <span
              aria-hidden="true"
              className={tones[index] ? legendMark : `${legendMark} ${legendMarkOpen}`}
              style={assignInlineVars({ [toneVar]: tones[index] ?? 'transparent' })}
            />
            <span>{segment.label}</span>
            <span className={legendFigure}>{formatValue(segment.value)}</span>
            <span className={legendShare}>{formatShare(parts[index]?.share ?? 0)}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
