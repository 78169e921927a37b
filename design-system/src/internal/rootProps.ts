import type { AriaAttributes, Ref } from 'react';

/**
 * What every component takes besides its own props and hands to its root: a `ref`, an `id`, `aria-*` and, which TSX lets
 * through by itself, `data-*`. Where the root is a field, its `aria-*` reach the control.
 */
export interface RootProps<Root extends Element = HTMLElement> extends AriaAttributes {
  id?: string;
  /** The root element. */
  ref?: Ref<Root>;
}

const isForRoot = (name: string): boolean =>
  name === 'id' || name === 'ref' || name.startsWith('data-') || name.startsWith('aria-');

/** The `aria-*` among them, where another element than the root bears the role: the list of Tabs, the button of FileDrop. */
export function ariaProps(props: AriaAttributes): AriaAttributes {
  return Object.fromEntries(Object.entries(props).filter(([name]) => name.startsWith('aria-')));
}

/** Those of a component's props that belong to its root, for whichever element it draws. */
export function rootProps<Root extends Element>(props: RootProps<Root>): RootProps<never> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => isForRoot(name)));
}
