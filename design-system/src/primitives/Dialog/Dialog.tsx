import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { displayFace, textStep } from '../../css/text.css';
import { useMessages } from '../../i18n/useMessages';
import type { RootProps } from '../../internal/rootProps';
import { XIcon } from '../Icon/icons';
import { IconButton } from '../IconButton/IconButton';
import { messages } from './Dialog.messages';
import { body, foot, head, lead, modal, modalSize, paper, scrim, sheet } from './Dialog.css';

/** 400, 500, 720 and 960 px wide; on a phone always the full width. */
export const dialogSizes = ['small', 'regular', 'large', 'wide'] as const;
export type DialogSize = (typeof dialogSizes)[number];

export interface DialogProps extends RootProps {
  isOpen: boolean;
  /** Called with false when the person leaves by button, Escape or the scrim. */
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** One sentence on what this is for. */
  description?: ReactNode;
  size?: DialogSize;
  /** False keeps it until it is answered: no cross, no Escape, no scrim. */
  isDismissable?: boolean;
  /** Keeps it open when the scrim is pressed; the cross and Escape still close it. */
  isOutsidePressIgnored?: boolean;
  /** On paper it stands alone, in the place of the page: for what people look at together, such as a comparison. Else it is not printed. */
  isPrinted?: boolean;
  role?: 'dialog' | 'alertdialog';
  /** The answer buttons, primary last. */
  footer?: ReactNode;
  children?: ReactNode;
}

/** A question or a short task over the page. Focus stays inside and returns where it was. */
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
  const { description, role = 'dialog', footer, children, ...root } = rest;
  const t = useMessages(messages);
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
          {footer ? <div className={foot}>{footer}</div> : null}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
