import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/useMessages';
import { rootProps } from '../../internal/rootProps';
import type { RootProps } from '../../internal/rootProps';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';

export interface ConfirmDialogProps extends RootProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The question, with the name of the object: "删除清单 AW25 米兰女装现货？" */
  title: string;
  /** Consequence of the action: what will be lost, or what happens next. */
  children: ReactNode;
  /** Name of the action, never "OK". */
  confirmLabel: string;
  /** Label of the button that closes; defaults to "Cancel". Replace it where that is ambiguous, as in cancelling an order. */
  cancelLabel?: string;
  /** Solid critical button for an action that cannot be undone. */
  isDestructive?: boolean;
  /** Whether the action is being sent. */
  isPending?: boolean;
  onConfirm: () => void;
}

/** Asks for confirmation before an important action. It does not close itself on confirm: close it when the server has answered. */
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
  const t = useMessages('ConfirmDialog');
  return (
    <Dialog
      {...rootProps(props)}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      description={children}
      size="small"
      role="alertdialog"
      cancelLabel={cancelLabel ?? t('cancel')}
      footer={
        <Button variant={isDestructive ? 'destructive' : 'primary'} isPending={isPending} onPress={onConfirm}>
          {confirmLabel}
        </Button>
      }
    />
  );
}
