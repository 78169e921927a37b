import { useEffect, useState } from 'react';
import type { createChoiceSync } from './choiceSync';

type ChoiceSync<Stored> = ReturnType<typeof createChoiceSync<object, never, Stored, unknown>>;

/** Runs a synchronisation of choices while the component is mounted; `stored` is the server's copy once it is read. */
export function useChoiceSync<Stored>(create: () => ChoiceSync<Stored>, stored: Stored | undefined): void {
  const [sync] = useState(create);
  useEffect(() => sync.start(), [sync]);
  useEffect(() => {
    if (stored !== undefined) sync.take(stored);
  }, [sync, stored]);
}
