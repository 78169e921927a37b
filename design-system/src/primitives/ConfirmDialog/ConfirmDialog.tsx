import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/useMessages';
import { rootProps } from '../../internal/rootProps';
import type { RootProps } from '../../internal/rootProps';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { messages } from './ConfirmDialog.messages';

export interface ConfirmDialogProps extends RootProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The question, naming the thing: "删除清单 AW25 米兰女装现货？" */
  title: string;
  /** What will be lost, or what happens next. */
  children: ReactNode;
  /** The action's own word, never "OK". */
  confirmLabel: string;
  /** The way out; "Cancel" unless that is ambiguous, as in cancelling an order. */
  cancelLabel?: string;
  /** Solid critical button for what cannot be undone. */
  isDestructive?: boolean;
  /** While the answer is being sent. */
  isPending?: boolean;
  onConfirm: () => void;
}

/** Asks once before something that matters. It does not close itself: close it when the server has answered. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    onOpenChange,
    title,
    children,
    confirmLabel,
    cancelLabel,
    isDestructive,
    isPending,
    onConfirm,
  } = props;
  const t = useMessages(messages);
  return (
    <Dialog
      {...rootProps(props)}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      description={children}
      size="small"
      role="alertdialog"
      footer={
        <>
          <Button variant="quiet" onPress={() => onOpenChange(false)}>
            {cancelLabel ?? t('cancel')}
          </Button>
          <Button
            variant={isDestructive ? 'destructive' : 'primary'}
            isPending={isPending}
            onPress={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
