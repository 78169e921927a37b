import { useMessages } from '../../i18n';
import { leaveGround } from '../../internal/leaveGround';
import type { RootProps } from '../../internal/rootProps';
import { ArrowDownIcon, ArrowUpIcon, XIcon, FileTextIcon } from '../Icon/Icon';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { Link } from '../Link/Link';
import { ProgressBar } from '../ProgressBar/ProgressBar';
import { list, name as nameClass, picture, preview, problem, row, state, steps } from './FileList.css';

/** An attached file. */
export interface ListedFile {
  id: string;
  name: string;
  kind: 'IMAGE' | 'PDF' | 'XLSX';
  /** URL of the file; missing while it is being uploaded. */
  url?: string;
  /** Whether it is being uploaded. */
  isPending?: boolean;
  /** Uploaded share, 0 to 100, where known. */
  progress?: number;
  /** Whether the user has paused the upload. */
  isPaused?: boolean;
  /** Why the file was refused. */
  error?: string;
}

/** Props of {@link FileList}. */
export interface FileListProps extends RootProps<HTMLUListElement> {
  /** Accessible name of the list. */
  label: string;
  files: readonly ListedFile[];
  /** Removes a file; without it the list is read-only. */
  onRemove?: (id: string) => void;
  /** Moves a file one place up or down, where their order matters. */
  onMove?: (id: string, by: -1 | 1) => void;
  /** Pauses the upload of a file. */
  onPause?: (id: string) => void;
  /** Resumes a paused upload or retries a refused one. */
  onResume?: (id: string) => void;
}

/** List of attached files, with previews of pictures: proofs of payment, photos of damage, documents of a parcel. */
export function FileList({ label, files, onRemove, onMove, onPause, onResume, ...root }: FileListProps) {
  const t = useMessages('FileList');
  return (
    <ul {...root} aria-label={label} className={list}>
      {files.map(({ id, name, kind, url, isPending = false, isPaused = false, progress, error }, at) => (
        <li key={id} className={row}>
          <span className={preview}>
            {kind === 'IMAGE' && url !== undefined ? (
              <img src={url} alt="" className={picture} onError={leaveGround} />
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
            {isPending && progress === undefined && <p className={state}>{t('pending')}</p>}
            {isPending && progress !== undefined && <ProgressBar label={t('pending')} value={progress} />}
            {isPaused && <p className={state}>{t('paused')}</p>}
            {error !== undefined && (
              <p role="alert" className={problem}>
                {error}
              </p>
            )}
          </span>
          <span className={steps}>
            {onPause && isPending && (
              <Button size="small" aria-label={t('pauseFile', { name })} onPress={() => onPause(id)}>
                {t('pause')}
              </Button>
            )}
            {onResume && (isPaused || error !== undefined) && (
              <Button size="small" aria-label={t('resumeFile', { name })} onPress={() => onResume(id)}>
                {t('resume')}
              </Button>
            )}
            {onMove && (
              <>
                <IconButton
                  size="small"
                  label={t('moveUp', { name })}
                  icon={<ArrowUpIcon />}
                  isDisabled={at === 0}
                  onPress={() => onMove(id, -1)}
                />
                <IconButton
                  size="small"
                  label={t('moveDown', { name })}
                  icon={<ArrowDownIcon />}
                  isDisabled={at === files.length - 1}
                  onPress={() => onMove(id, 1)}
                />
              </>
            )}
            {onRemove && (
              <IconButton
                size="small"
                label={t('remove', { name })}
                icon={<XIcon />}
                onPress={() => onRemove(id)}
              />
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
