import { useMessages } from '../../i18n';
import type { RootProps } from '../../internal/rootProps';
import { XIcon, FileTextIcon } from '../Icon';
import { IconButton } from '../IconButton/IconButton';
import { Link } from '../Link/Link';
import { messages } from './FileList.messages';
import { list, name as nameClass, picture, preview, problem, row, state } from './FileList.css';

/** A file beside what it belongs to. */
export interface ListedFile {
  id: string;
  name: string;
  kind: 'IMAGE' | 'PDF';
  /** Where it can be looked at; missing while it is on its way. */
  url?: string;
  /** Still on its way. */
  isPending?: boolean;
  /** Why it was refused. */
  error?: string;
}

/** Props of {@link FileList}. */
export interface FileListProps extends RootProps<HTMLUListElement> {
  /** Spoken name of the list. */
  label: string;
  files: readonly ListedFile[];
  /** Takes a file off again; without it the list is only read. */
  onRemove?: (id: string) => void;
}

/** Files that were added, with a look at pictures: proofs of payment, photos of a damage, papers of a parcel. */
export function FileList({ label, files, onRemove, ...root }: FileListProps) {
  const t = useMessages(messages);
  return (
    <ul {...root} aria-label={label} className={list}>
      {files.map(({ id, name, kind, url, isPending = false, error }) => (
        <li key={id} className={row}>
          <span className={preview}>
            {kind === 'IMAGE' && url !== undefined ? (
              <img src={url} alt="" className={picture} />
            ) : (
              <FileTextIcon />
            )}
          </span>
          <span>
            <span className={nameClass}>
              {url === undefined || isPending ? (
                name
              ) : (
                <Link href={url} target="_blank">
                  {name}
                </Link>
              )}
            </span>
            {isPending && <p className={state}>{t('pending')}</p>}
            {error !== undefined && (
              <p role="alert" className={problem}>
                {error}
              </p>
            )}
          </span>
          {onRemove && (
            <IconButton
              size="small"
              label={t('remove', { name })}
              icon={<XIcon />}
              onPress={() => onRemove(id)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
