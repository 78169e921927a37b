import { useEffect, useEffectEvent } from 'react';
import { keptValue } from '@selvedge/app-kit/kept/keptValue';

/** Under which name the sheet of a dialog is kept. */
export const sheetKey = (name: string): string => `sheet:${name}`;

/** Opens the dialog of a sheet whose end was not seen when the page was left. */
export function useLeftSheet(name: string, onLeft: () => void): void {
  const open = useEffectEvent(onLeft);
  useEffect(() => {
    let isHere = true;
    const look = async (): Promise<void> => {
      const kept = await keptValue(sheetKey(name)).read();
      if (isHere && kept !== undefined) open();
    };
    void look();
    return () => {
      isHere = false;
    };
  }, [name]);
}
