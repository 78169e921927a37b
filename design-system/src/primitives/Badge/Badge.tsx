import type { ReactNode } from 'react';
import type { StatusTone } from '../../css/tone';
import { badge, badgeTone } from './Badge.css';

export interface BadgeProps {
  /** The status, in the words of the glossary. */
  children: ReactNode;
  tone?: StatusTone;
}

/** The tinted status beside a page title: once per page. In rows and lists use StatusMark. */
export function Badge({ children, tone = 'neutral' }: BadgeProps) {
  return <span className={`${badge} ${badgeTone[tone]}`}>{children}</span>;
}
