import { useState } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import type { DropZoneProps } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Text } from 'react-aria-components/Text';
import { useFormats } from '../../i18n/useFormats';
import { useMessages } from '../../i18n/useMessages';
import { ariaProps } from '../../internal/rootProps';
import type { RootProps } from '../../internal/rootProps';
import { Button } from '../Button/Button';
import { UploadIcon } from '../Icon/icons';
import { drop, dropError, dropLimits, dropNotTaken, dropWords } from './FileDrop.css';

type Take = (event: Parameters<NonNullable<DropZoneProps['onDrop']>>[0]) => Promise<void>;

export interface FileDropProps extends RootProps<HTMLDivElement> {
  /** Invitation to drop a file: "把填好的订货表拖到这里". */
  label: string;
  /** The limits, in the words of the server's messages. */
  limits: string;
  /** Extensions offered in the file dialog; the file itself is validated elsewhere by its signature. */
  accept?: readonly string[];
  /**
   * Called for each file taken; `others` are the names of files and folders dropped with it that are not taken. FileDrop shows these names
   * too, until the next drop.
   */
  onFile: (file: File, others: readonly string[]) => void;
  /** Takes several files at a time; otherwise only the first of them. */
  isMultiple?: boolean;
  /** Why the last file was refused. */
  errorMessage?: string;
  isDisabled?: boolean;
}

/** Area to drop or paste a file, or to choose it; the limits are shown inside. */
export function FileDrop({
  label,
  limits,
  accept,
  onFile,
  isMultiple = false,
  errorMessage,
  isDisabled,
  ...root
}: FileDropProps) {
  const t = useMessages('FileDrop');
  const formats = useFormats();
  const [notTaken, setNotTaken] = useState<readonly string[]>([]);
  const [folders, setFolders] = useState<readonly string[]>([]);
  const hand = (files: readonly File[], folderNames: readonly string[]): void => {
    const taken = isMultiple ? files : files.slice(0, 1);
    const others = files.slice(taken.length).map(({ name }) => name);
    setNotTaken(others);
    setFolders(folderNames);
    for (const file of taken) onFile(file, [...others, ...folderNames]);
  };
  const take: Take = async ({ items }) => {
    const files = items.filter((item) => item.kind === 'file');
    const folderNames = items.filter((item) => item.kind === 'directory').map(({ name }) => name);
    hand(await Promise.all(files.map((file) => file.getFile())), folderNames);
  };
  return (
    <DropZone {...root} className={drop} isDisabled={isDisabled} onDrop={(event) => void take(event)}>
      <Text slot="label" className={dropWords}>
        {label}
      </Text>
      <FileTrigger
        acceptedFileTypes={accept}
        allowsMultiple={isMultiple}
        onSelect={(files) => hand([...(files ?? [])], [])}
      >
        <Button {...ariaProps(root)} id={root.id} icon={<UploadIcon />} isDisabled={isDisabled}>
          {t('choose')}
        </Button>
      </FileTrigger>
      <p className={dropLimits}>{limits}</p>
      {notTaken.length > 0 ? (
        <p role="alert" className={dropNotTaken}>
          {t('notTaken', { names: formats.list(notTaken) })}
        </p>
      ) : null}
      {folders.length > 0 ? (
        <p role="alert" className={dropNotTaken}>
          {t('folders', { names: formats.list(folders) })}
        </p>
      ) : null}
      {errorMessage ? (
        <p role="alert" className={dropError}>
          {errorMessage}
        </p>
      ) : null}
    </DropZone>
  );
}
