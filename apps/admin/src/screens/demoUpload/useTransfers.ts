import { useEffect, useRef, useState } from 'react';
import { isApiError } from '@selvedge/api-spec/client';
import type { ListedFile } from '@selvedge/design-system/primitives/FileList';
import { removeFile, sendCounted } from './demoUpload.api';

/** Number of files that are uploaded at the same time; the others wait. */
export const AT_ONCE = 2;

/** State of a file's upload: `refused` by the server may be sent again, `unfit` is never sent. */
export type TransferState = 'waiting' | 'sending' | 'paused' | 'refused' | 'unfit' | 'done';

/** File of the upload page. */
export interface Transfer {
  id: string;
  file: File;
  state: TransferState;
  /** Percentage that has been sent. */
  progress: number;
  url?: string;
  error?: string;
}

type Queued = Pick<Transfer, 'id' | 'file'>;

/** Converts a file to an entry of the library's file list. */
export function listed({ id, file, state, progress, url, error }: Transfer): ListedFile {
  return {
    id,
    name: file.name,
    kind: /\.pdf$/i.test(file.name) ? 'PDF' : 'IMAGE',
    isPending: state === 'waiting' || state === 'sending',
    isPaused: state === 'paused',
    ...(state === 'sending' && { progress }),
    ...(url !== undefined && { url }),
    ...(error !== undefined && { error }),
  };
}

/**
 * Uploads files a few at a time, each with its progress; they can be paused and sent again. The server takes a file in one piece, so a
 * pause aborts its call, and sending again starts from the first byte.
 */
export function useTransfers(onNotRemoved: (name: string) => void) {
  const [transfers, setTransfers] = useState<readonly Transfer[]>([]);
  const count = useRef(0);
  const calls = useRef(new Map<string, AbortController>());
  const queue = useRef<Queued[]>([]);
  const change = (ids: readonly string[], next: Partial<Transfer>): void =>
    setTransfers((all) => all.map((one) => (ids.includes(one.id) ? { ...one, ...next } : one)));

  const send = async ({ id, file }: Queued): Promise<void> => {
    const call = new AbortController();
    calls.current.set(id, call);
    change([id], { state: 'sending', progress: 0 });
    const onProgress = (share: number): void => change([id], { progress: Math.round(share * 100) });
    try {
      const { url } = await sendCounted(file, onProgress, call.signal);
      change([id], { state: 'done', url });
    } catch (error) {
      if (call.signal.aborted) return;
      if (!isApiError(error)) throw error;
      change([id], { state: 'refused', error: error.message });
    } finally {
      if (calls.current.get(id) === call) calls.current.delete(id);
      sendNext();
    }
  };
  const sendNext = (): void => {
    while (calls.current.size < AT_ONCE) {
      const next = queue.current.shift();
      if (next === undefined) return;
      void send(next);
    }
  };
  useEffect(() => {
    const running = calls.current;
    return () => {
      queue.current = [];
      for (const call of running.values()) call.abort();
    };
  }, []);

  const stop = (ids: readonly string[]): void => {
    queue.current = queue.current.filter(({ id }) => !ids.includes(id));
    for (const id of ids) calls.current.get(id)?.abort();
  };
  return {
    transfers,
    add: (file: File, error?: string): void => {
      count.current += 1;
      const id = `new-${count.current}`;
      const start = error === undefined ? { state: 'waiting' as const } : { state: 'unfit' as const, error };
      setTransfers((all) => [...all, { id, file, progress: 0, ...start }]);
      if (error === undefined) queue.current.push({ id, file });
      sendNext();
    },
    pause: (ids: readonly string[]): void => {
      stop(ids);
      change(ids, { state: 'paused' });
    },
    resume: (ids: readonly string[]): void => {
      change(ids, { state: 'waiting', error: undefined });
      queue.current.push(...transfers.filter(({ id }) => ids.includes(id)));
      sendNext();
    },
    remove: (id: string): void => {
      stop([id]);
      const gone = transfers.find((one) => one.id === id);
      setTransfers((all) => all.filter((one) => one.id !== id));
      if (gone?.url !== undefined) removeFile(gone.url).catch(() => onNotRemoved(gone.file.name));
    },
  };
}
