import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { rootProps } from '../../internal/rootProps';
import type { RootProps } from '../../internal/rootProps';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { code, drawing, faded, modules, over } from './QrCode.css';
import { qrMatrix } from './qrMatrix';
import type { QrMatrix } from './qrMatrix';

export interface QrCodeProps extends RootProps<HTMLDivElement> {
  /** What a reader gets, an address as a rule: at most 213 bytes. */
  value: string;
  /** What it is for, for who cannot see it. */
  label: string;
  /** Stands over the code, which then no reader takes: it was scanned, or has run out. */
  children?: ReactNode;
}

/** One line of the path per run of dark modules. */
function pathOf(matrix: QrMatrix): string {
  const parts: string[] = [];
  for (const [y, row] of matrix.entries())
    for (let x = 0; x < row.length; x += 1) {
      const start = x;
      while (row[x] === true) x += 1;
      if (x > start) parts.push(`M${start} ${y}h${x - start}v1h${start - x}z`);
    }
  return parts.join('');
}

/** A code to be scanned by a phone. What it leads to stands beside it in words for who has none. */
export function QrCode({ value, label, children, ...root }: QrCodeProps) {
  const matrix = useMemo(() => qrMatrix(value), [value]);
  const side = matrix?.length ?? 1;
  const isCovered = children !== undefined && children !== null && children !== false;
  return (
    <div {...rootProps(root)} className={`light ${code}`}>
      <div className={isCovered ? `${modules} ${faded}` : modules}>
        <span className={visuallyHidden}>{label}</span>
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${side} ${side}`}
          shapeRendering="crispEdges"
          className={drawing}
        >
          <path d={matrix ? pathOf(matrix) : ''} />
        </svg>
      </div>
      {isCovered && <div className={over}>{children}</div>}
    </div>
  );
}
