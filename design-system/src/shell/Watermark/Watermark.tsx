import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { RootProps } from '../../internal/rootProps';
import { markVar, watermark } from './Watermark.css';

/** Props of {@link Watermark}. */
export interface WatermarkProps extends RootProps<HTMLDivElement> {
  /** Whether the watermark is shown; off by default. */
  isOn?: boolean;
  /** Text repeated over the page, such as the viewer's name. */
  text: string;
}

const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function tile(text: string): string {
  const safe = text.replace(/[&<>]/g, (mark) => escaped[mark] ?? mark);
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="160">' +
    `<text x="20" y="110" transform="rotate(-22 120 80)" font-family="sans-serif" font-size="14">${safe}</text></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}

/** Faint repeated text over the page. It receives no pointer events and is hidden from screen readers. */
export function Watermark({ isOn = false, text, ...root }: WatermarkProps) {
  if (!isOn || text === '') return null;
  return (
    <div
      {...root}
      className={watermark}
      style={assignInlineVars({ [markVar]: tile(text) })}
      aria-hidden="true"
      data-watermark={text}
    />
  );
}
