import type { ReactNode } from 'react';
import type { StatusTone } from '../../css/tone';
import type { RootProps } from '../../internal/rootProps';
import { badge, badgeTone } from './Badge.css';

export interface BadgeProps extends RootProps<HTMLSpanElement> {
  /** Name of the status, in the words of the glossary. */
  children: ReactNode;
  tone?: StatusTone;
}

/** Tinted status beside a page title: at most one per page. In rows and lists use StatusMark. */
export function Badge({ children, tone = 'neutral', ...root }: BadgeProps) {
  return (
    <span {...root} className={`${badge} ${badgeTone[tone]}`}>
      {children}
    </span>
  );
}
