import { useEffect, useState } from 'react';
import { keptValue } from '@selvedge/app-shell/kept/keptValue';
import { useMutation } from '@tanstack/react-query';
import { sheetKey } from './useUnfinishedImport';

interface SentSheet<Result> {
  fileName: string;
  /** Result of the sheet; null until the response has come. */
  result: Result | null;
}

/**
 * Returns a sheet whose rows are saved as it is sent. The fact that it was sent, and then its result, are stored until the result was seen:
 * a reload shows them again.
 *
 * @param name purpose of the sheet
 */
export function useSentSheet<Result extends object>(name: string, send: (file: File) => Promise<Result>) {
  const [sent, setSent] = useState<SentSheet<Result>>();
  useEffect(() => {
    let isHere = true;
    const look = async (): Promise<void> => {
      const kept = await keptValue(sheetKey(name)).read();
      if (isHere && typeof kept?.values['fileName'] === 'string')
        setSent((before) => before ?? (kept.values as unknown as SentSheet<Result>));
    };
    void look();
    return () => {
      isHere = false;
    };
  }, [name]);
  const sending = useMutation({
    mutationFn: async (file: File) => {
      const value = keptValue<SentSheet<Result>>(sheetKey(name));
      const begun = { fileName: file.name, result: null };
      setSent(begun);
      await value.keep(begun);
      try {
        const answered = { ...begun, result: await send(file) };
        await value.keep(answered);
        setSent(answered);
      } catch (error) {
        await value.forget();
        setSent(undefined);
        throw error;
      }
    },
  });
  const { isPending } = sending;
  return {
    send: (file: File): void => sending.mutate(file),
    isPending,
    error: sending.error,
    fileName: sent?.fileName,
    result: sent?.result ?? undefined,
    /** Whether the page or the dialog was left before the response came. */
    isCutOff: sent !== undefined && sent.result === null && !isPending,
    /** Removes the stored result after it was seen, unless the response is still to come. */
    onSeen: (): void => {
      if (!isPending) void keptValue(sheetKey(name)).forget();
    },
  };
}
