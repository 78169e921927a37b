import { lazy, Suspense, useEffect } from 'react';
import type { ComponentType, ReactElement } from 'react';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { errorWords } from './errorWords';

/** Ways in which the dialogs and panels of the apps are closed. */
interface Closable {
  onClose?: () => void;
  onOpenChange?: (isOpen: boolean) => void;
}

/** Drawn in place of a dialog whose code could not be loaded: says so and closes it, so that the page stays and can open it again. */
function NotLoaded({ onClose, onOpenChange }: Closable): null {
  useEffect(() => {
    toast.show({ tone: 'critical', message: errorWords(null) });
    if (onClose) onClose();
    else onOpenChange?.(false);
  }, [onClose, onOpenChange]);
  return null;
}

/**
 * Returns a dialog, or the content of a panel, whose code is loaded when it is first rendered, so that a page does not load the form of
 * every dialog that it may open. Nothing is drawn until then, and the focus stays where it is. When the code cannot be loaded, such as
 * offline, a message says so, and the next opening tries again.
 */
export function lazyDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props & Closable) => ReactElement {
  const start = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch {
        Loaded = start();
        return { default: NotLoaded as ComponentType<Props> };
      }
    });
  let Loaded = start();
  return function LazyDialog(props) {
    return (
      <Suspense fallback={null}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
