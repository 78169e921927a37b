import type { ReactNode } from 'react';
import type { RootProps } from '../../internal/rootProps';
import { fact, factName, factNote, strip } from './FactStrip.css';

/** A fact about the subject of the page. */
export interface Fact {
  name: string;
  value: ReactNode;
  /** Weaker words after the value. */
  note?: ReactNode;
}

export interface FactStripProps extends RootProps<HTMLDListElement> {
  facts: readonly Fact[];
}

/** Facts about one subject: name over value, with vertical hairlines between them, never tiles. */
export function FactStrip({ facts, ...root }: FactStripProps) {
  return (
    <dl {...root} className={strip}>
      {facts.map(({ name, value, note }) => (
        <div key={name} className={fact}>
          <dt className={factName}>{name}</dt>
          <dd>
            {value}
            {note ? <span className={factNote}>{note}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
