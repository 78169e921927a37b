import { useEffect, useRef, type RefObject } from 'react';
import type uPlot from 'uplot';
import { readPalette, watchTheme, type Palette } from './palette';

/** Function that returns the options of a plot for a size and a palette. Width and height are in CSS pixels. */
export type PlotOptions = (size: { width: number; height: number }, palette: Palette) => uPlot.Options;

/**
 * Draws a plot into the element of the returned ref. uPlot is fetched when the first chart is drawn; the plot is drawn again when the width
 * of its element or the theme changes.
 */
export function usePlot(
  options: PlotOptions,
  data: uPlot.AlignedData,
  height: number,
): RefObject<HTMLDivElement | null> {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    let plot: uPlot | undefined;
    let stopped = false;
    const stops: (() => void)[] = [];
    const start = async (): Promise<void> => {
      const { default: Plot } = await import('uplot');
      if (stopped) return;
      const draw = (): void => {
        plot?.destroy();
        plot = new Plot(options({ width: element.clientWidth, height }, readPalette(element)), data, element);
      };
      draw();
      const resize = new ResizeObserver(() => {
        if (plot && element.clientWidth > 0 && element.clientWidth !== plot.width) draw();
      });
      resize.observe(element);
      stops.push(() => resize.disconnect(), watchTheme(element, draw));
      void document.fonts.ready.then(() => {
        if (!stopped) draw();
      });
    };
    void start();
    return () => {
      stopped = true;
      stops.forEach((stop) => stop());
      plot?.destroy();
    };
  }, [options, data, height]);
  return host;
}
