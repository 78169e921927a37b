import { reading } from './charts.css';
import type uPlot from 'uplot';

/** Category under the pointer and its position, in CSS pixels from the start edge of the plot. */
export interface ReadingAt {
  index: number;
  left: number;
  /** Whether the pointer is near the end of the plot, so that the reading is drawn on its other side. */
  isNearEnd: boolean;
}

/** Returns the options that report the category under the pointer; zooming and dragging are off. */
export function readingCursor(
  report: (at: ReadingAt | undefined) => void,
): Pick<uPlot.Options, 'cursor' | 'hooks'> {
  return {
    cursor: { y: false, drag: { x: false, y: false }, points: { size: 7 } },
    hooks: {
      setCursor: [
        (plot) => {
          const { idx, left } = plot.cursor;
          if (idx === null || idx === undefined || left === undefined || left < 0) report(undefined);
          else {
            const at = left + plot.bbox.left / devicePixelRatio;
            report({ index: idx, left: at, isNearEnd: at > plot.width * 0.7 });
          }
        },
      ],
    },
  };
}

interface ReadingProps {
  at: ReadingAt;
  text: string;
}

/** Values under the pointer. Decorative: the same values are in the table of the chart. */
export function Reading({ at, text }: ReadingProps) {
  const transform = at.isNearEnd
    ? `translateX(calc(${at.left}px - 100% - 8px))`
    : `translateX(${at.left + 8}px)`;
  return (
    <div className={reading} style={{ transform }} aria-hidden="true">
      {text}
    </div>
  );
}
