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

/** Line of the chart. */
export interface TrendSeries {
  /** Name, written at the end of the line. */
  label: string;
  /** Values, one per category; null leaves a gap. */
  values: readonly (number | null)[];
}

/** Props of {@link TrendChart}. */
export interface TrendChartProps extends RootProps {
  /** Subject of the chart: caption of the table and accessible name. */
  label: string;
  /** Head of the category column in the table, such as "Month". */
  categoryLabel: string;
  /** Names along the axis, in order of time. */
  categories: readonly string[];
  /** Main line. */
  series: TrendSeries;
  /** Line to compare with, such as last year's, drawn dashed and lighter. */
  reference?: TrendSeries;
  /** Formats a value for the peak, the reading under the pointer and the table. */
  formatValue: (value: number) => string;
  /** Formats a value for the axis; keep it short. Defaults to `formatValue`. */
  formatAxis?: (value: number) => string;
  /** Text shown instead of the chart when every value of `series` is zero or null and `reference` is too. */
  emptyText: string;
  /** Height in CSS pixels. */
  height?: number;
}

const noGap = '–';
/** Distance between the end of a line and its name, in CSS pixels. */
const END_GAP = 10;

function peakOf(values: readonly (number | null)[]): number {
  return values.reduce<number>(
    (best, value, index) => ((value ?? -Infinity) > (values[best] ?? -Infinity) ? index : best),
    0,
  );
}

function lastOf(values: readonly (number | null)[]): number {
  return values.reduce<number>((last, value, index) => (value === null ? last : index), -1);
}

/** Line over time in one ink, with the value of its peak and its name at its end; a reference line is dashed. */
export function TrendChart({
  label,
  categoryLabel,
  categories,
  series,
  reference,
  formatValue,
  formatAxis = formatValue,
  emptyText,
  height = 236,
  ...root
}: TrendChartProps) {
  const [at, setAt] = useState<ReadingAt>();
  const [, high] = extent([series.values, reference?.values ?? []]);
  const lines = useMemo(() => (reference ? [reference, series] : [series]), [reference, series]);
  const data = useMemo<uPlot.AlignedData>(
    () => [categories.map((_, index) => index), ...lines.map((line) => [...line.values])],
    [categories, lines],
  );
  const options = useCallback<PlotOptions>(
    (size, palette) =>
      trendOptions({ size, palette, categories, series, reference, formatValue, formatAxis, report: setAt }),
    [categories, series, reference, formatValue, formatAxis],
  );
  const host = usePlot(options, data, height);
  const worded = (value: number | null | undefined): string =>
    value === null || value === undefined ? noGap : formatValue(value);
  const heightVar = assignInlineVars({ [plotHeight]: `${height}px` });
  if (high === 0 && series.values.every((value) => value === null || value === 0))
    return (
      <div {...rootProps(root)} className={empty} style={heightVar}>
        {emptyText}
      </div>
    );
  return (
    <figure {...rootProps(root)} className={figure} aria-label={label}>
      <div ref={host} className={plotClass} style={heightVar} aria-hidden="true" />
      {at && <Reading at={at} text={`${categories[at.index] ?? ''}  ${worded(series.values[at.index])}`} />}
      <DataTable
        caption={label}
        columns={[categoryLabel, series.label, ...(reference ? [reference.label] : [])]}
        rows={categories.map((category, index) => [
          category,
          worded(series.values[index]),
          ...(reference ? [worded(reference.values[index])] : []),
        ])}
      />
    </figure>
  );
}

interface TrendOptionsInput extends Pick<
  TrendChartProps,
  'categories' | 'series' | 'reference' | 'formatValue'
> {
  size: { width: number; height: number };
  palette: Palette;
  formatAxis: (value: number) => string;
  report: (at: ReadingAt | undefined) => void;
}

function trendOptions({
  size,
  palette,
  categories,
  series,
  reference,
  formatValue,
  formatAxis,
  report,
}: TrendOptionsInput): uPlot.Options {
  const { cursor, hooks } = readingCursor(report);
  const [low, high] = extent([series.values, reference?.values ?? []]);
  // The names are written beside the ends of the lines, so the room at the end follows their measured width.
  const names = [series, ...(reference ? [reference] : [])].map((line) => line.label);
  const [lastWidth = 0] = labelWidths(categories.slice(-1), palette.font);
  const endRoom = Math.ceil(
    Math.max(lastWidth / 2, END_GAP + Math.max(...labelWidths(names, palette.fontMedium))),
  );
  const lastIndex = Math.max(categories.length - 1, 1);
  const toPlot = (plot: uPlot, index: number, value: number): { x: number; y: number } => ({
    x: plot.bbox.left / devicePixelRatio + plot.valToPos(index, 'x'),
    y: plot.bbox.top / devicePixelRatio + plot.valToPos(value, 'y'),
  });
  const writeEnds = (plot: uPlot): void => {
    const ends = [
      { line: series, colour: palette.ink1, font: palette.fontMedium },
      ...(reference ? [{ line: reference, colour: palette.ink3, font: palette.font }] : []),
    ];
    let taken: number | undefined;
    for (const { line, colour, font } of ends) {
      const index = lastOf(line.values);
      const value = line.values[index];
      if (value === null || value === undefined) continue;
      const { x, y } = toPlot(plot, index, value);
      const clear = taken !== undefined && Math.abs(y - taken) < 16 ? taken + (y >= taken ? 18 : -18) : y;
      taken = clear;
      if (line === series) fillDot(plot, x, y, palette.tone1);
      writeLabel(plot, line.label, { x: x + END_GAP, y: clear, align: 'left', colour, font });
    }
  };
  const writePeak = (plot: uPlot): void => {
    const index = peakOf(series.values);
    const value = series.values[index];
    if (value === null || value === undefined) return;
    const { x, y } = toPlot(plot, index, value);
    const atEnd = index === categories.length - 1;
    writeLabel(plot, formatValue(value), {
      x,
      y: y - 14,
      align: atEnd ? 'right' : 'center',
      colour: palette.ink1,
      font: palette.fontMedium,
    });
  };
  const dot = { size: 6, width: 1.25, stroke: palette.tone1 };
  const mainPoints: uPlot.Series.Points = {
    ...dot,
    show: true,
    fill: palette.surface,
    filter: () => (peakOf(series.values) === lastOf(series.values) ? [] : [peakOf(series.values)]),
  };
  return {
    ...size,
    padding: [24, endRoom, 0, 0],
    legend: { show: false },
    cursor,
    hooks: { ...hooks, draw: [writeEnds, writePeak] },
    scales: {
      x: { time: false, range: [0, lastIndex] },
      y: { range: [low, high > low ? high : low + 1] },
    },
    axes: plotAxes({
      categories,
      formatAxis,
      distance: (size.width - FIGURES_ROOM - endRoom) / lastIndex,
      palette,
    }),
    series: [
      {},
      ...(reference ? [{ stroke: palette.tone3, width: 1.25, dash: [3, 3], points: { show: false } }] : []),
      { stroke: palette.tone1, width: 1.5, points: mainPoints },
    ],
  };
}

/** Draws the dot at the end of the line; coordinates in CSS pixels. */
function fillDot({ ctx }: uPlot, x: number, y: number, colour: string): void {
  ctx.beginPath();
  ctx.arc(x * devicePixelRatio, y * devicePixelRatio, 3 * devicePixelRatio, 0, 2 * Math.PI);
  ctx.fillStyle = colour;
  ctx.fill();
}
