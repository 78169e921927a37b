import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';

/** Props of {@link LinkRouter}. */
export interface LinkRouterProps {
  /** Navigates to a route without reloading the page. */
  navigate: (to: string) => void;
  /** Returns the address of a route as the browser shows it, such as `#/login` for `/login`. */
  useHref: (to: string) => string;
  children: ReactNode;
}

/** Sets how every link, menu item and tab inside navigates; put it once around the app. */
export function LinkRouter({ navigate, useHref, children }: LinkRouterProps) {
  return (
    <RouterProvider navigate={navigate} useHref={useHref}>
      {children}
    </RouterProvider>
  );
}
