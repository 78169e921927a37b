import { useId } from 'react';
import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading';
import { section, sectionEnd, sectionHead, sectionHeadInset, sectionNote } from './Section.css';

export interface SectionHeaderProps {
  title: string;
  /** Weaker words beside the title: a count, a span of time. */
  note?: ReactNode;
  /** At the end of the line: a link, statuses. */
  end?: ReactNode;
  level?: 2 | 3 | 4;
  /** Keeps the page's margin over a table that runs to the edge. */
  isInset?: boolean;
  id?: string;
}

/** The line that heads a part of a page. */
export function SectionHeader({ title, note, end, level = 2, isInset = false, id }: SectionHeaderProps) {
  return (
    <div className={isInset ? `${sectionHead} ${sectionHeadInset}` : sectionHead}>
      <Heading id={id} level={level}>
        {title}
      </Heading>
      {note ? <span className={sectionNote}>{note}</span> : null}
      {end ? <div className={sectionEnd}>{end}</div> : null}
    </div>
  );
}

export interface SectionProps extends Omit<SectionHeaderProps, 'id'> {
  children: ReactNode;
}

/** A part of a page with its heading, as a landmark of that name. */
export function Section({ children, ...header }: SectionProps) {
  const id = useId();
  return (
    <section className={section} aria-labelledby={id}>
      <SectionHeader {...header} id={id} />
      {children}
    </section>
  );
}
