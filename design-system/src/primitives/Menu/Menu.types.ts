import type { ReactNode } from 'react';

/** An action, or an option when its group selects. */
export interface MenuAction {
  id: string;
  label: string;
  icon?: ReactNode;
  /** Weaker words at the end: a shortcut, a count. */
  note?: string;
  isDisabled?: boolean;
  /** Draws a destructive action in the critical ink. */
  isCritical?: boolean;
  /** Target of a link; the item navigates instead of acting. */
  href?: string;
  onAction?: () => void;
}

/** Section of a menu; with `selectionMode` its items are options with ticks. */
export interface MenuGroup {
  id: string;
  heading?: string;
  items: readonly MenuAction[];
  selectionMode?: 'single' | 'multiple';
  selectedKeys?: Iterable<string>;
  onSelectionChange?: (ids: string[]) => void;
}
