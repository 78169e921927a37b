import { assignInlineVars } from '@vanilla-extract/dynamic';
import { rootProps } from '../../internal/rootProps';
import type { RootProps } from '../../internal/rootProps';
import { empty, plotHeight } from '../internal/charts.css';
import { bar, before, rate, reached, step as stepClass, steps as stepsClass, value } from './FunnelChart.css';

/** Step of the funnel with its count. */
export interface FunnelStep {
  label: string;
  count: number;
}

/** Props of {@link FunnelChart}. */
export interface FunnelChartProps extends RootProps {
  /** Accessible name of the funnel: the process it describes. */
  label: string;
  /** Steps in order; counts do not rise. */
  steps: readonly FunnelStep[];
  formatValue: (value: number) => string;
  /** Formats the share of the step before, 0 to 1. */
  formatShare: (share: number) => string;
  /** Text shown when the count of the first step is zero. */
  emptyText: string;
}

const percent = (part: number): string => `${(Math.min(1, Math.max(0, part)) * 100).toFixed(2)}%`;

/** Funnel of counts from step to step; the light part of each bar is the loss since the step before. */
export function FunnelChart({
  label,
  steps,
  formatValue,
  formatShare,
  emptyText,
  ...root
}: FunnelChartProps) {
  const first = steps[0]?.count ?? 0;
  if (first === 0)
    return (
      <div {...rootProps(root)} className={empty} style={assignInlineVars({ [plotHeight]: '10rem' })}>
        {emptyText}
      </div>
    );
  return (
    <ol {...rootProps(root)} className={stepsClass} aria-label={label}>
      {steps.map((step, index) => {
        const previous = steps[index - 1]?.count;
        const inline = {
          [reached]: percent(step.count / first),
          [before]: percent((previous ?? first) / first),
        };
        return (
          <li key={step.label} className={stepClass}>
            <span>{step.label}</span>
            <span className={bar} style={assignInlineVars(inline)} aria-hidden="true" />
            <span className={value}>{formatValue(step.count)}</span>
            <span className={rate}>{previous ? formatShare(step.count / previous) : '–'}</span>
          </li>
        );
      })}
    </ol>
  );
}
