import { assignInlineVars } from '@vanilla-extract/dynamic';
import { ProgressBar } from 'react-aria-components/ProgressBar';
import { useFormats, useMessages } from '../../i18n';
import type { RootProps } from '../../internal/rootProps';
import { Button } from '../../primitives/Button/Button';
import { FileSpreadsheetIcon } from '../../primitives/Icon/Icon';
import {
  done as doneClass,
  name as nameClass,
  partVar,
  sheet,
  status,
  track,
  what,
  whatFailed,
} from './FileStatus.css';

/** Stage of a file. `checking` counts rows; `uploading` and `reading` have a share of the whole in basis points. */
export type FileStage =
  | { stage: 'uploading' | 'reading'; doneBp: number }
  | { stage: 'checking'; doneRows: number; totalRows: number }
  | { stage: 'done'; detail?: string }
  | { stage: 'failed'; reason: string };

/** Props of {@link FileStatus}. */
export interface FileStatusProps extends RootProps<HTMLDivElement> {
  fileName: string;
  /** Size, already formatted. */
  fileSize?: string;
  progress: FileStage;
  /** Cancels the work; offered while it runs. */
  onCancel?: () => void;
  /** Starts again; offered after a failure. */
  onRetry?: () => void;
}

/** Progress of an order sheet through upload, reading and checking, with a button to cancel. */
export function FileStatus({ fileName, fileSize, progress, onCancel, onRetry, ...root }: FileStatusProps) {
  const t = useMessages('FileStatus');
  const formats = useFormats();
  const isUnderWay = progress.stage !== 'done' && progress.stage !== 'failed';
  const words = ((): string => {
    switch (progress.stage) {
      case 'checking':
        return t('checking', {
          done: formats.quantity(progress.doneRows),
          total: formats.quantity(progress.totalRows),
        });
      case 'done':
        return progress.detail ?? t('done');
      case 'failed':
        return progress.reason;
      case 'reading':
      case 'uploading':
        return t(progress.stage, { percent: formats.percent(progress.doneBp) });
    }
  })();
  const share = shareOf(progress);
  return (
    <div {...root} className={status}>
      <span className={sheet}>
        <FileSpreadsheetIcon size="medium" />
      </span>
      <span>
        <span className={nameClass} title={fileName}>
          {fileName}
        </span>
        <output className={progress.stage === 'failed' ? `${what} ${whatFailed}` : what}>
          {fileSize ? `${fileSize}  ${words}` : words}
        </output>
      </span>
      {isUnderWay && onCancel && (
        <Button variant="quiet" size="small" onPress={onCancel}>
          {t('cancel')}
        </Button>
      )}
      {progress.stage === 'failed' && onRetry && (
        <Button size="small" onPress={onRetry}>
          {t('retry')}
        </Button>
      )}
      {isUnderWay && (
        <ProgressBar className={track} aria-label={t('progress', { name: fileName })} value={share * 100}>
          <div
            className={doneClass}
            style={assignInlineVars({ [partVar]: `${(share * 100).toFixed(1)}%` })}
          />
        </ProgressBar>
      )}
    </div>
  );
}

function shareOf(progress: FileStage): number {
  switch (progress.stage) {
    case 'checking':
      return progress.totalRows > 0 ? Math.min(1, progress.doneRows / progress.totalRows) : 0;
    case 'done':
      return 1;
    case 'failed':
      return 0;
    case 'reading':
    case 'uploading':
      return Math.min(1, progress.doneBp / 10_000);
  }
}
