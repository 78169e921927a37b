import { useEffect, useEffectEvent } from 'react';
import { keptValue } from '@selvedge/app-shell/kept/keptValue';

/** Returns the key under which the sheet of a dialog is stored. */
export const sheetKey = (name: string): string => `sheet:${name}`;

/** Opens the dialog of a sheet whose outcome was not seen when the page was left. */
export function useUnfinishedImport(name: string, onLeft: () => void): void {
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
