/** Control that takes the focus, as forms and their error summaries move it to a faulty field. */
export interface Focusable {
  focus: () => void;
}

/** Moves the focus to the first part of a date or time. */
export function focusFirstSegment(control: Element | null): void {
  control?.querySelector<HTMLElement>('[role=spinbutton]')?.focus();
}
