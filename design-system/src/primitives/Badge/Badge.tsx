import type { ReactNode } from 'react';
import type { StatusTone } from '../../css/tone';
import type { RootProps } from '../../internal/rootProps';
import { badge, badgeTone } from './Badge.css';

export interface BadgeProps extends RootProps<HTMLSpanElement> {
  /** The status, in the words of the glossary. */
  children: ReactNode;
  tone?: StatusTone;
}

/** The tinted status beside a page title: once per page. In rows and lists use StatusMark. */
export function Badge({ children, tone = 'neutral', ...root }: BadgeProps) {
  return (
    <span {...root} className={`${badge} ${badgeTone[tone]}`}>
      {children}
    </span>
  );
}
