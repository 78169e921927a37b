import type uPlot from 'uplot';
import type { Palette } from './palette';
import { niceTicks } from './scale';
import { labelStride } from './usePlot';

interface AxesInput {
  categories: readonly string[];
  formatAxis: (value: number) => string;
  width: number;
  palette: Palette;
}

/** Highest and lowest figure of several series; gaps do not count. */
export function extent(series: readonly (readonly (number | null)[])[]): [number, number] {
  const values = series.flat().filter((value): value is number => value !== null);
  return values.length === 0 ? [0, 0] : [Math.min(0, ...values), Math.max(...values)];
}

/** Axes in one hand for all plots: names below without lines, round figures at the left on hairlines. */
export function plotAxes({ categories, formatAxis, width, palette }: AxesInput): uPlot.Axis[] {
  const stride = labelStride(categories.length, width);
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
      size: 56,
      gap: 8,
      grid: { stroke: palette.hairline, width: 1 },
      ticks: { show: false },
      splits: (_plot, _axis, min, max) => niceTicks(min, max).filter((tick) => tick <= max),
      values: (_plot, splits) => splits.map(formatAxis),
    },
  ];
}

/** Width in CSS pixels of the widest of some labels. */
export function widestLabel(texts: readonly string[], font: string): number {
  const ctx = document.createElement('canvas').getContext('2d');
  if (!ctx) return 0;
  ctx.font = font;
  return Math.max(...texts.map((text) => ctx.measureText(text).width));
}

/** Writes a label onto a plot's canvas, all of it inside. Coordinates are in CSS pixels inside the whole plot. */
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
