import type { ReactNode } from 'react';
import type { RootProps } from '../../internal/rootProps';
import { Link } from '../../primitives/Link/Link';
import { aside, figure as figureClass, name, strip, value } from './FigureStrip.css';

/** Figure with its name. */
export interface Figure {
  label: string;
  /** Value of the figure, formatted. */
  value: ReactNode;
  /** Value to compare with, or a part of the figure. */
  note?: ReactNode;
  /** URL of the list of the counted items. */
  href?: string;
}

/** Looks of {@link FigureStrip}. */
export const figureStripLooks = ['display', 'inline'] as const;

/** Props of {@link FigureStrip}. */
export interface FigureStripProps extends RootProps<HTMLDListElement> {
  figures: readonly Figure[];
  /** `display`: large figures in the serif across the page. `inline`: smaller ones above a chart. */
  look?: (typeof figureStripLooks)[number];
}

/** Figures of a page in a strip, divided by vertical hairlines; never tiles. */
export function FigureStrip({ figures, look = 'display', ...root }: FigureStripProps) {
  return (
    <dl {...root} className={strip[look]}>
      {figures.map((each) => (
        <div key={each.label} className={figureClass[look]}>
          <dt className={name}>
            {each.href === undefined ? (
              each.label
            ) : (
              <Link variant="weak" href={each.href}>
                {each.label}
              </Link>
            )}
          </dt>
          <dd className={value[look]}>
            {each.value}
            {each.note !== undefined && <span className={aside}>{each.note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
