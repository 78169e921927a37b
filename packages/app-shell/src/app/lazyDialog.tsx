import { lazy, Suspense } from 'react';
import type { ComponentType, ReactElement } from 'react';

/**
 * Returns a dialog whose code is loaded when it is first rendered, so that a page does not load the form of every dialog that it may open.
 * Nothing is drawn until then, and the focus stays where it is.
 */
export function lazyDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactElement {
  const Loaded: ComponentType<Props> = lazy(async () => ({ default: await load() }));
  return function LazyDialog(props) {
    return (
      <Suspense fallback={null}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
