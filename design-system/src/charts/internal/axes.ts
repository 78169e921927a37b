import type uPlot from 'uplot';
import type { Palette } from './palette';
import { niceTicks } from './scale';

interface AxesInput {
  categories: readonly string[];
  formatAxis: (value: number) => string;
  /** CSS pixels between the middles of two neighbouring categories. */
  distance: number;
  palette: Palette;
}

/** CSS pixels beside the plot for the values of the axis. */
export const FIGURES_ROOM = 56;
/** Least distance between two names along the axis, in CSS pixels. */
const NAME_GAP = 12;

/** Returns the lowest and the highest value of several series, zero included; gaps do not count. */
export function extent(series: readonly (readonly (number | null)[])[]): [number, number] {
  const values = series.flat().filter((value): value is number => value !== null);
  return values.length === 0 ? [0, 0] : [Math.min(0, ...values), Math.max(...values)];
}

/** Returns the axes of all plots: names below without lines, round values at the left on hairlines. */
export function plotAxes({ categories, formatAxis, distance, palette }: AxesInput): uPlot.Axis[] {
  const stride = nameStride(categories, distance, palette.font);
  const last = categories.length - 1;
  return [
    {
      stroke: palette.ink3,
      font: palette.font,
      size: 26,
      gap: 8,
      grid: { show: false },
      ticks: { show: false },
      splits: () => categories.map((_, index) => index).filter((index) => (last - index) % stride === 0),
      values: (_plot, splits) => splits.map((index) => categories[index] ?? ''),
    },
    {
      stroke: palette.ink3,
      font: palette.font,
      size: FIGURES_ROOM,
      gap: 8,
      grid: { stroke: palette.hairline, width: 1 },
      ticks: { show: false },
      splits: (_plot, _axis, min, max) => niceTicks(min, max).filter((tick) => tick <= max),
      values: (_plot, splits) => splits.map(formatAxis),
    },
  ];
}

/** Returns the least n at which every n-th name, counted from the last, does not touch the next. */
function nameStride(names: readonly string[], distance: number, font: string): number {
  const widths = labelWidths(names, font).toReversed();
  const isApart = (stride: number): boolean => {
    const shown = widths.filter((_, index) => index % stride === 0);
    return shown.every(
      (width, index) => (width + (shown[index + 1] ?? 0)) / 2 + NAME_GAP <= stride * distance,
    );
  };
  let stride = 1;
  while (stride < names.length && !isApart(stride)) stride += 1;
  return stride;
}

/** Measures the widths of labels in CSS pixels. */
export function labelWidths(texts: readonly string[], font: string): number[] {
  const ctx = document.createElement('canvas').getContext('2d');
  if (!ctx) return texts.map(() => 0);
  ctx.font = font;
  return texts.map((text) => ctx.measureText(text).width);
}

/** Writes a label onto a plot's canvas, moved so that all of it is inside. Coordinates are in CSS pixels inside the whole plot. */
export function writeLabel(
  plot: uPlot,
  text: string,
  at: { x: number; y: number; align: CanvasTextAlign; colour: string; font: string },
): void {
  const { ctx } = plot;
  const ratio = devicePixelRatio;
  ctx.save();
  ctx.font = at.font.replace('12px', `${12 * ratio}px`);
  ctx.fillStyle = at.colour;
  ctx.textAlign = at.align;
  ctx.textBaseline = 'middle';
  const { actualBoundingBoxLeft, actualBoundingBoxRight } = ctx.measureText(text);
  const furthest = ctx.canvas.width - actualBoundingBoxRight;
  const x = Math.max(actualBoundingBoxLeft, Math.min(at.x * ratio, furthest));
  ctx.fillText(text, x, at.y * ratio);
  ctx.restore();
}
