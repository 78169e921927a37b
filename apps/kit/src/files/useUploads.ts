import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '@selvedge/api-spec/client';
import type { components } from '@selvedge/api-spec/types';
import type { ListedFile } from '@selvedge/design-system/FileList';
import { MEGABYTE } from '@selvedge/domain/constants';
import { type FileRefusal, isPdf, refusedAfter, refusedBefore } from './fileLimits';

/** Files that are attached to one thing, as they come to the server one by one. */
export interface Uploads {
  files: readonly ListedFile[];
  /** Ids of those that arrived, as calls name them. */
  ids: readonly string[];
  isPending: boolean;
  add: (file: File) => void;
  remove: (id: string) => void;
}

/** Files of a form, by what they are attached to. */
export interface FormUploads {
  of: (thing: string) => Uploads;
  isPending: boolean;
  clear: () => void;
}

interface Attached extends ListedFile {
  thing: string;
}

const kindOf = ({ name }: File): ListedFile['kind'] => (isPdf(name) ? 'PDF' : 'IMAGE');
const hasArrived = ({ isPending, error }: ListedFile): boolean => !isPending && error === undefined;

/** Sends one file to the server; rejects with an ApiError. */
export type SendFile = (file: File) => Promise<components['schemas']['File']>;

/**
 * Uploads files as soon as they are added (X-B88, X-A48), by the call of the side; each says for itself that it is on its way or why it was
 * refused. What is above the limits is not sent, and says so in the sentence that an answer of the server is told by.
 */
export function useUploads(send: SendFile): FormUploads {
  const [attached, setAttached] = useState<readonly Attached[]>([]);
  const { t } = useTranslation('orders');
  const count = useRef(0);
  const wordsOf = (refusal: FileRefusal): string =>
    typeof refusal === 'string'
      ? t(`files.${refusal}`)
      : t('files.tooLarge', { size: refusal.mostBytes / MEGABYTE });
  const change = (id: string, next: Partial<ListedFile>): void =>
    setAttached((all) => all.map((one) => (one.id === id ? { ...one, ...next } : one)));
  const upload = async (file: File, id: string): Promise<void> => {
    try {
      const stored = await send(file);
      const kind = stored.kind === 'PDF' ? 'PDF' : 'IMAGE';
      change(id, { id: stored.id, name: stored.name, url: stored.url, kind, isPending: false });
    } catch (error) {
      if (!isApiError(error)) throw error;
      const refusal = refusedAfter(error);
      change(id, { isPending: false, error: refusal ? wordsOf(refusal) : error.message });
    }
  };
  const add = (thing: string, file: File): void => {
    count.current += 1;
    const id = `new-${count.current}`;
    const refusal = refusedBefore(file);
    const state = refusal ? { error: wordsOf(refusal) } : { isPending: true };
    setAttached((all) => [...all, { thing, id, name: file.name, kind: kindOf(file), ...state }]);
    if (!refusal) void upload(file, id);
  };
  return {
    of: (thing) => {
      const files = attached.filter((one) => one.thing === thing);
      return {
        files,
        ids: files.filter(hasArrived).map(({ id }) => id),
        isPending: files.some(({ isPending }) => isPending),
        add: (file) => add(thing, file),
        remove: (id) => setAttached((all) => all.filter((one) => one.id !== id)),
      };
    },
    isPending: attached.some(({ isPending }) => isPending),
    clear: () => setAttached([]),
  };
}
