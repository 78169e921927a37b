import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { rootProps } from '../../internal/rootProps';
import type { RootProps } from '../../internal/rootProps';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { code, drawing, faded, modules, over } from './QrCode.css';
import { qrMatrix } from './qrMatrix';
import type { QrMatrix } from './qrMatrix';

export interface QrCodeProps extends RootProps<HTMLDivElement> {
  /** Content of the code, usually a URL: at most 213 bytes. */
  value: string;
  /** Purpose of the code, for screen readers. */
  label: string;
  /** Shown over the code, which is then faded and cannot be scanned: the code was scanned or has expired. */
  children?: ReactNode;
}

/** Returns the SVG path of the symbol, a rectangle per run of dark modules. */
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

/** QR code to be scanned by a phone. Write its target beside it too, for users without one. */
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
