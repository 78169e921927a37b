import { useEffect, useState } from 'react';
import { keptValue } from '@selvedge/app-kit/kept/keptValue';
import { useMutation } from '@tanstack/react-query';
import { sheetKey } from './useLeftSheet';

interface SentSheet<Result> {
  fileName: string;
  /** What came of it; null until the answer is there. */
  result: Result | null;
}

/**
 * A sheet whose rows are stored as it is sent. What came of it is kept until it was seen, and until then that it was sent: a reload shows it
 * again.
 *
 * @param name what the sheet is for
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
    /** The page or the dialog was left before the answer came. */
    isCutOff: sent !== undefined && sent.result === null && !isPending,
    /** What came of it was seen: it is forgotten, unless the answer is still to come. */
    onSeen: (): void => {
      if (!isPending) void keptValue(sheetKey(name)).forget();
    },
  };
}
