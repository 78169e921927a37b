import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useCallback, useMemo, useState } from 'react';
import type uPlot from 'uplot';
import { rootProps } from '../../internal/rootProps';
import type { RootProps } from '../../internal/rootProps';
import { extent, FIGURES_ROOM, labelWidths, plotAxes, writeLabel } from '../internal/axes';
import { empty, figure, plot as plotClass, plotHeight } from '../internal/charts.css';
import { DataTable } from '../internal/DataTable';
import type { Palette } from '../internal/palette';
import { Reading, readingCursor, type ReadingAt } from '../internal/Reading';
import { usePlot, type PlotOptions } from '../internal/usePlot';

/** Props of {@link BarChart}. */
export interface BarChartProps extends RootProps {
  /** Subject of the chart: caption of the table and accessible name. */
  label: string;
  /** Head of the category column in the table, such as "Month". */
  categoryLabel: string;
  /** Names along the axis, in order of time. */
  categories: readonly string[];
  /** Column head of the values in the table. */
  valueLabel: string;
  /** Values, one per category; null leaves a place empty. */
  values: readonly (number | null)[];
  /** Values to compare with, such as last year's, drawn as a tick beside each bar. */
  reference?: { label: string; values: readonly (number | null)[] };
  /** Whether the last category is not over yet: its bar is an outline. */
  isLastOpen?: boolean;
  /** Formats a value for the highest bar, the reading under the pointer and the table. */
  formatValue: (value: number) => string;
  /** Formats a value for the axis; keep it short. Defaults to `formatValue`. */
  formatAxis?: (value: number) => string;
  /** Text shown instead of the chart when every value is zero or null. */
  emptyText: string;
  /** Height in CSS pixels. */
  height?: number;
}

/** Bar chart in one ink: the highest bar in the darkest tone with its value, the open period as an outline. */
export function BarChart({
  label,
  categoryLabel,
  categories,
  valueLabel,
  values,
  reference,
  isLastOpen = false,
  formatValue,
  formatAxis = formatValue,
  emptyText,
  height = 262,
  ...root
}: BarChartProps) {
  const [at, setAt] = useState<ReadingAt>();
  const data = useMemo<uPlot.AlignedData>(
    () => [categories.map((_, index) => index), [...values]],
    [categories, values],
  );
  const options = useCallback<PlotOptions>(
    (size, palette) =>
      barOptions({
        size,
        palette,
        categories,
        values,
        reference,
        isLastOpen,
        formatValue,
        formatAxis,
        report: setAt,
      }),
    [categories, values, reference, isLastOpen, formatValue, formatAxis],
  );
  const host = usePlot(options, data, height);
  const worded = (value: number | null | undefined): string =>
    value === null || value === undefined ? '–' : formatValue(value);
  const heightVar = assignInlineVars({ [plotHeight]: `${height}px` });
  if (values.every((value) => value === null || value === 0))
    return (
      <div {...rootProps(root)} className={empty} style={heightVar}>
        {emptyText}
      </div>
    );
  return (
    <figure {...rootProps(root)} className={figure} aria-label={label}>
      <div ref={host} className={plotClass} style={heightVar} aria-hidden="true" />
      {at && <Reading at={at} text={`${categories[at.index] ?? ''}  ${worded(values[at.index])}`} />}
      <DataTable
        caption={label}
        columns={[categoryLabel, valueLabel, ...(reference ? [reference.label] : [])]}
        rows={categories.map((category, index) => [
          category,
          worded(values[index]),
          ...(reference ? [worded(reference.values[index])] : []),
        ])}
      />
    </figure>
  );
}

interface BarOptionsInput extends Pick<
  BarChartProps,
  'categories' | 'values' | 'reference' | 'isLastOpen' | 'formatValue'
> {
  size: { width: number; height: number };
  palette: Palette;
  formatAxis: (value: number) => string;
  report: (at: ReadingAt | undefined) => void;
}

const barWidth = 16;
const tickWidth = 12;
/** CSS pixels that stay free beside the last bar. */
const END_ROOM = 8;

function barOptions(input: BarOptionsInput): uPlot.Options {
  const { size, palette, categories, values, reference, formatAxis, report } = input;
  const { cursor, hooks } = readingCursor(report);
  const [low, high] = extent([values, reference?.values ?? []]);
  // The last name is centred below the last bar and may be wider than the bar's share of the plot.
  const place = (size.width - FIGURES_ROOM) / categories.length;
  const [lastWidth = 0] = labelWidths(categories.slice(-1), palette.font);
  const endRoom = Math.max(END_ROOM, Math.ceil((lastWidth - place) / 2) + 1);
  return {
    ...size,
    padding: [26, endRoom, 0, 0],
    legend: { show: false },
    cursor,
    hooks: { ...hooks, draw: [(plot) => drawBars(plot, input)] },
    scales: {
      x: { time: false, range: [-0.5, categories.length - 0.5] },
      y: { range: [low, high > low ? high : low + 1] },
    },
    axes: plotAxes({ categories, formatAxis, distance: place - endRoom / categories.length, palette }),
    series: [{}, { paths: () => null, points: { show: false } }],
  };
}

function drawBars(plot: uPlot, input: BarOptionsInput): void {
  const { values, reference, isLastOpen, palette, formatValue } = input;
  const { ctx } = plot;
  const ratio = devicePixelRatio;
  const shown = values.map((value) => value ?? 0);
  const peak = shown.indexOf(Math.max(...shown));
  const x = (index: number): number => plot.valToPos(index, 'x', true);
  const y = (value: number): number => plot.valToPos(value, 'y', true);
  const width = Math.min(barWidth * ratio, (x(1) - x(0)) * 0.45);
  ctx.save();
  values.forEach((value, index) => {
    if (value === null) return;
    const left = Math.round(x(index) - width / 2);
    const top = Math.round(y(value));
    const tall = Math.round(y(0)) - top;
    if (isLastOpen && index === values.length - 1) {
      ctx.strokeStyle = palette.tone1;
      ctx.lineWidth = ratio;
      ctx.setLineDash([2 * ratio, 2 * ratio]);
      ctx.strokeRect(left + 0.5, top + 0.5, width - 1, tall - 1);
      ctx.setLineDash([]);
    } else {
      ctx.fillStyle = index === peak ? palette.tone1 : palette.tone2;
      ctx.fillRect(left, top, width, tall);
    }
  });
  ctx.fillStyle = palette.tone2;
  reference?.values.forEach((value, index) => {
    if (value === null) return;
    const left = Math.round(x(index) + width / 2 + 4 * ratio);
    ctx.fillRect(left, Math.round(y(value)), Math.min(tickWidth * ratio, width), Math.round(1.5 * ratio));
  });
  ctx.restore();
  const best = values[peak];
  if (best === null || best === undefined) return;
  writeLabel(plot, formatValue(best), {
    x: x(peak) / ratio,
    y: y(best) / ratio - 12,
    align: 'center',
    colour: palette.ink1,
    font: palette.fontMedium,
  });
}
