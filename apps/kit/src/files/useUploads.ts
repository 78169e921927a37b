import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '@selvedge/api-spec/client';
import type { components } from '@selvedge/api-spec/types';
import type { ListedFile } from '@selvedge/design-system/FileList';
import { MEGABYTE } from '@selvedge/domain/constants';
import { ATTACHMENTS_MOST } from '@selvedge/domain/files/attachments';
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

type StoredFile = components['schemas']['File'];

/** Sends one file to the server; rejects with an ApiError. */
export type SendFile = (file: File) => Promise<StoredFile>;

/** What one thing takes, and where that goes. */
export interface UploadRules {
  /** Files that one thing may have. */
  most: number;
  isPictureOnly?: boolean;
  /** Where files that arrived are kept, when not in the list of the uploads: it counts them, and adds one. */
  shelf?: { count: () => number; add: (file: StoredFile) => void };
}

/**
 * Uploads files as soon as they are added, by the call of the side; each says for itself that it is on its way or why it was
 * refused. What is above the limits is not sent, and says so in the sentence that an answer of the server is told by. A file on its way
 * has its place already, so that files dropped together are counted as those are that come one after the other.
 */
export function useUploads(send: SendFile, rules: UploadRules = { most: ATTACHMENTS_MOST }): FormUploads {
  const { most, isPictureOnly, shelf } = rules;
  const [attached, setAttached] = useState<readonly Attached[]>([]);
  // Files dropped together are added before anything is drawn anew.
  const latest = useRef(attached);
  const { t } = useTranslation('orders');
  const count = useRef(0);
  const wordsOf = (refusal: FileRefusal): string =>
    typeof refusal === 'string'
      ? t(`files.${refusal}`)
      : t('files.tooLarge', { size: refusal.mostBytes / MEGABYTE });
  const put = (next: readonly Attached[]): void => {
    latest.current = next;
    setAttached(next);
  };
  const change = (id: string, next: Partial<ListedFile>): void =>
    put(latest.current.map((one) => (one.id === id ? { ...one, ...next } : one)));
  const remove = (id: string): void => put(latest.current.filter((one) => one.id !== id));
  const arrive = (id: string, stored: StoredFile): void => {
    const kind = stored.kind === 'PDF' ? 'PDF' : 'IMAGE';
    if (!shelf)
      return change(id, { id: stored.id, name: stored.name, url: stored.url, kind, isPending: false });
    const isAwaited = latest.current.some((one) => one.id === id);
    remove(id);
    if (isAwaited) shelf.add(stored);
  };
  const upload = async (file: File, id: string): Promise<void> => {
    try {
      arrive(id, await send(file));
    } catch (error) {
      if (!isApiError(error)) throw error;
      const refusal = refusedAfter(error);
      change(id, { isPending: false, error: refusal ? wordsOf(refusal) : error.message });
    }
  };
  const add = (thing: string, file: File): void => {
    count.current += 1;
    const id = `new-${count.current}`;
    const refusal = refusedBefore(file, isPictureOnly);
    const held = latest.current.filter((one) => one.thing === thing && one.error === undefined).length;
    const isFull = held + (shelf?.count() ?? 0) >= most;
    const error = refusal ? wordsOf(refusal) : isFull ? t('files.tooMany', { most }) : undefined;
    const isPending = error === undefined;
    put([...latest.current, { thing, id, name: file.name, kind: kindOf(file), isPending, error }]);
    if (isPending) void upload(file, id);
  };
  return {
    of: (thing) => {
      const files = attached.filter((one) => one.thing === thing);
      return {
        files,
        ids: files.filter(hasArrived).map(({ id }) => id),
        isPending: files.some(({ isPending }) => isPending),
        add: (file) => add(thing, file),
        remove,
      };
    },
    isPending: attached.some(({ isPending }) => isPending),
    clear: () => put([]),
  };
}
