import type { AriaAttributes, Ref } from 'react';

/**
 * Props that every component takes besides its own and passes to its root element: `ref`, `id`, `aria-*` and `data-*`, which TSX allows
 * anyway. When the root is a field, its `aria-*` reach the control.
 */
export interface RootProps<Root extends Element = HTMLElement> extends AriaAttributes {
  id?: string;
  /** Ref of the root element. */
  ref?: Ref<Root>;
}

const isForRoot = (name: string): boolean =>
  name === 'id' || name === 'ref' || name.startsWith('data-') || name.startsWith('aria-');

/**
 * Returns the `aria-*` props, for components in which another element than the root has the role: the list of Tabs, the button of FileDrop.
 */
export function ariaProps(props: AriaAttributes): AriaAttributes {
  return Object.fromEntries(Object.entries(props).filter(([name]) => name.startsWith('aria-')));
}

/** Returns the props that belong to the root, for a root of any element type. */
export function rootProps<Root extends Element>(props: RootProps<Root>): RootProps<never> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => isForRoot(name)));
}

/** Returns the props that do not belong to the root, for a part inside it that has a root of its own. */
export function innerProps<Props extends object>(props: Props): Omit<Props, keyof RootProps> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => !isForRoot(name))) as Omit<
    Props,
    keyof RootProps
  >;
}
