import { useEffect } from 'react';

/** Writes the title of the page shown into the browser's tab. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
