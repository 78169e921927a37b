import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';

/** Props of {@link LinkRouter}. */
export interface LinkRouterProps {
  /** Goes to a place without loading the page anew. */
  navigate: (to: string) => void;
  /** What the address bar shows for a place, such as `#/login` for `/login`. */
  useHref: (to: string) => string;
  children: ReactNode;
}

/** Tells every link, menu item and tab inside how this app navigates; put it once around the app. */
export function LinkRouter({ navigate, useHref, children }: LinkRouterProps) {
  return (
    <RouterProvider navigate={navigate} useHref={useHref}>
      {children}
    </RouterProvider>
  );
}
