import { useId } from 'react';
import type { ReactNode } from 'react';
import type { RootProps } from '../../internal/rootProps';
import { Heading } from '../Heading/Heading';
import { section, sectionEnd, sectionHead, sectionHeadInset, sectionNote } from './Section.css';

export interface SectionHeaderProps extends RootProps<HTMLDivElement> {
  title: string;
  /** Weaker words beside the title: a count, a span of time. */
  note?: ReactNode;
  /** Content at the end of the line: a link, statuses. */
  end?: ReactNode;
  level?: 2 | 3 | 4;
  /** Adds the page's margin, over a table that runs to the edge. */
  isInset?: boolean;
  /** Id of the heading, for the element that it labels. */
  headingId?: string;
}

/** Heading line of a part of a page. */
export function SectionHeader({
  title,
  note,
  end,
  level = 2,
  isInset = false,
  headingId,
  ...root
}: SectionHeaderProps) {
  return (
    <div {...root} className={isInset ? `${sectionHead} ${sectionHeadInset}` : sectionHead}>
      <Heading id={headingId} level={level}>
        {title}
      </Heading>
      {note ? <span className={sectionNote}>{note}</span> : null}
      {end ? <div className={sectionEnd}>{end}</div> : null}
    </div>
  );
}

export interface SectionProps extends Omit<SectionHeaderProps, 'headingId' | keyof RootProps>, RootProps {
  children: ReactNode;
}

/** Part of a page with its heading, as a landmark with that name. */
export function Section({ children, title, note, end, level, isInset, ...root }: SectionProps) {
  const headingId = useId();
  const header = { title, note, end, level, isInset, headingId };
  return (
    <section {...root} className={section} aria-labelledby={headingId}>
      <SectionHeader {...header} />
      {children}
    </section>
  );
}
