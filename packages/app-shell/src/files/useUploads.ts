import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '@selvedge/api-spec/client';
import type { components } from '@selvedge/api-spec/types';
import type { ListedFile } from '@selvedge/design-system/primitives/FileList';
import { MEGABYTE } from '@selvedge/domain/constants';
import { ATTACHMENTS_MOST } from '@selvedge/domain/files/attachments';
import { useLeaveGuard } from '../forms/useLeaveGuard';
import { type FileRefusal, isPdf, refusedAfter, refusedBefore } from './fileLimits';

/** Files attached to one item, as they are uploaded one by one. */
export interface Uploads {
  files: readonly ListedFile[];
  /** Ids of the uploaded files, as calls refer to them. */
  ids: readonly string[];
  isPending: boolean;
  add: (file: File) => void;
  remove: (id: string) => void;
}

/** Uploads of a form, by the item that they are attached to. */
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

/** Limits of the uploads of one item, and where uploaded files go. */
export interface UploadRules {
  /** Most files that one item may have. */
  most: number;
  isPictureOnly?: boolean;
  /** Store for uploaded files outside the list of uploads: it counts its files, and adds one. */
  shelf?: { count: () => number; add: (file: StoredFile) => void };
}

/**
 * Uploads files as soon as they are added, with the app's upload call; each file shows its own progress or the reason of its refusal. A
 * file above the limits is not sent, and shows the same message as after a refusal by the server. A file being uploaded already counts
 * towards the limit, so that files dropped together are counted like those added one after the other.
 */
export function useUploads(send: SendFile, rules: UploadRules = { most: ATTACHMENTS_MOST }): FormUploads {
  const { most, isPictureOnly, shelf } = rules;
  const [attached, setAttached] = useState<readonly Attached[]>([]);
  // Files are not stored as the input of forms is: those that are on their way, or attached and not sent, would be lost.
  useLeaveGuard(
    attached.some((file) => file.isPending === true || (shelf === undefined && hasArrived(file))),
  );
  // Files dropped together are added before the next render.
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
