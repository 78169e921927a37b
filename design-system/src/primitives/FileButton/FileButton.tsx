import type { ReactNode } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../Button/Button';
import type { ButtonProps } from '../Button/Button';

/** Props of {@link FileButton}. */
export interface FileButtonProps extends Omit<ButtonProps, 'onPress' | 'children'> {
  /** Name of the action: "更换照片". */
  children: ReactNode;
  /** Media types or extensions offered in the file dialog; the file itself is validated elsewhere. */
  accept?: readonly string[];
  onFile: (file: File) => void;
}

/** Button that lets the user choose a file, where there is no room for a FileDrop. */
export function FileButton({ children, accept, onFile, ...button }: FileButtonProps) {
  return (
    <FileTrigger
      acceptedFileTypes={accept}
      onSelect={(files) => {
        const file = files?.[0];
        if (file) onFile(file);
      }}
    >
      <Button {...button}>{children}</Button>
    </FileTrigger>
  );
}
