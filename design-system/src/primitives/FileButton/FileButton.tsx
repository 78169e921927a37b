import type { ReactNode } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../Button/Button';
import type { ButtonProps } from '../Button/Button';

/** Props of {@link FileButton}. */
export interface FileButtonProps extends Omit<ButtonProps, 'onPress' | 'children'> {
  /** What is chosen, in the words of the action: "更换照片". */
  children: ReactNode;
  /** Media types or extensions offered in the chooser; the file itself is judged elsewhere. */
  accept?: readonly string[];
  onFile: (file: File) => void;
}

/** A button that lets a person choose one file, where there is no room for a place to drop it. */
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
