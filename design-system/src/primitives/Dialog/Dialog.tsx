import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { displayFace, textStep } from '../../css/text.css';
import { useMessages } from '../../i18n/useMessages';
import type { RootProps } from '../../internal/rootProps';
import { Button } from '../Button/Button';
import { XIcon } from '../Icon/icons';
import { IconButton } from '../IconButton/IconButton';
import { body, foot, head, lead, modal, modalSize, paper, scrim, sheet } from './Dialog.css';

/** Sizes of a dialog: 400, 500, 720 and 960 px wide; on a phone always the full width. */
export const dialogSizes = ['small', 'regular', 'large', 'wide'] as const;
export type DialogSize = (typeof dialogSizes)[number];

export interface DialogProps extends RootProps {
  isOpen: boolean;
  /** Called with false when the user closes the dialog by button, Escape or the backdrop. */
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** Sentence on the purpose of the dialog. */
  description?: ReactNode;
  size?: DialogSize;
  /** False keeps the dialog open until it is answered: no close button, no Escape, no backdrop. */
  isDismissable?: boolean;
  /** Keeps the dialog open when the backdrop is pressed; the close button and Escape still close it. */
  isOutsidePressIgnored?: boolean;
  /**
   * Prints the dialog alone, in place of the page: for content that people view together, such as a comparison. Otherwise it is not
   * printed.
   */
  isPrinted?: boolean;
  role?: 'dialog' | 'alertdialog';
  /** Label of a quiet button before the others that closes the dialog; none when left out. */
  cancelLabel?: string;
  /** Called by the cancel button, where it does more than to close; `onOpenChange(false)` when left out. */
  onCancel?: () => void;
  /** Buttons of the dialog, the primary one last. */
  footer?: ReactNode;
  children?: ReactNode;
}

/** Modal dialog for a question or a short task. The focus stays inside and returns to where it was. */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  size = 'regular',
  isDismissable = true,
  isOutsidePressIgnored = false,
  isPrinted = false,
  ...rest
}: DialogProps) {
  const { description, role = 'dialog', cancelLabel, onCancel, footer, children, ...root } = rest;
  const t = useMessages('Dialog');
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable && !isOutsidePressIgnored && role === 'dialog'}
      isKeyboardDismissDisabled={!isDismissable}
      className={`${scrim} ${paper[isPrinted ? 'printed' : 'unprinted']}`}
    >
      <Modal className={`${modal} ${modalSize[size]}`}>
        <AriaDialog {...root} role={role} className={sheet}>
          <div className={head}>
            <Heading slot="title" className={`${textStep.title} ${displayFace}`}>
              {title}
            </Heading>
            {isDismissable && role === 'dialog' ? (
              <IconButton slot="close" label={t('close')} icon={<XIcon />} size="small" />
            ) : null}
          </div>
          {description ? <div className={lead}>{description}</div> : null}
          {children ? <div className={body}>{children}</div> : null}
          {cancelLabel || footer ? (
            <div className={foot}>
              {cancelLabel && (
                <Button variant="quiet" onPress={onCancel ?? (() => onOpenChange(false))}>
                  {cancelLabel}
                </Button>
              )}
              {footer}
            </div>
          ) : null}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
