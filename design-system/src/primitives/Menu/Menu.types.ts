import type { ReactNode } from 'react';

/** One action, or one choice when the section selects. */
export interface MenuAction {
  id: string;
  label: string;
  icon?: ReactNode;
  /** Weaker words at the end: a shortcut, a count. */
  note?: string;
  isDisabled?: boolean;
  /** Destructive words in the critical ink. */
  isCritical?: boolean;
  /** Leads to a place instead of acting. */
  href?: string;
  onAction?: () => void;
}

/** Items that belong together; with `selected` they are choices with ticks. */
export interface MenuGroup {
  id: string;
  heading?: string;
  items: readonly MenuAction[];
  selectionMode?: 'single' | 'multiple';
  selectedKeys?: Iterable<string>;
  onSelectionChange?: (ids: string[]) => void;
}
