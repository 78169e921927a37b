import { useRef, useState } from 'react';
import { isApiError } from '@selvedge/api-spec/client';
import type { ListedFile } from '@selvedge/design-system/FileList';
import { buyer } from '../api/client';

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

const kindOf = ({ name }: File): ListedFile['kind'] => (/\.pdf$/i.test(name) ? 'PDF' : 'IMAGE');
const hasArrived = ({ isPending, error }: ListedFile): boolean => !isPending && error === undefined;

/** Uploads files as soon as they are added (X-B88); each says for itself that it is on its way or why it was refused. */
export function useUploads(): FormUploads {
  const [attached, setAttached] = useState<readonly Attached[]>([]);
  const count = useRef(0);
  const change = (id: string, next: Partial<ListedFile>): void =>
    setAttached((all) => all.map((one) => (one.id === id ? { ...one, ...next } : one)));
  const upload = async (file: File, id: string): Promise<void> => {
    try {
      const stored = await buyer.post('/api/sp/front/upload/file', { form: { file }, silent: true });
      const kind = stored.kind === 'PDF' ? 'PDF' : 'IMAGE';
      change(id, { id: stored.id, name: stored.name, url: stored.url, kind, isPending: false });
    } catch (error) {
      if (!isApiError(error)) throw error;
      change(id, { isPending: false, error: error.message });
    }
  };
  const add = (thing: string, file: File): void => {
    count.current += 1;
    const id = `new-${count.current}`;
    setAttached((all) => [...all, { thing, id, name: file.name, kind: kindOf(file), isPending: true }]);
    void upload(file, id);
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
