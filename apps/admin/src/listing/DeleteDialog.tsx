import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { codes, isApiError } from '@selvedge/api-spec/client';
import { ConfirmDialog } from '@selvedge/design-system/primitives/ConfirmDialog';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Text } from '@selvedge/design-system/layout/Text';
import { toast } from '@selvedge/design-system/primitives/Toast';

interface DeleteDialogProps {
  /** Question that names the object. */
  title: string;
  /** Description of what will be lost. */
  text: string;
  /** Label of the confirming button when it is not plain deleting. */
  confirmLabel?: string;
  /** Message after success when it was not plain deleting. */
  done?: string;
  /** Deletes; rejects with the refusal. */
  onDelete: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks for confirmation before something is deleted; the objects that prevent it are listed, one line each (40912). */
export function DeleteDialog({ title, text, confirmLabel, done, onDelete, onClose }: DeleteDialogProps) {
  const { t } = useTranslation();
  const remove = useMutation({
    mutationFn: onDelete,
    onSuccess: () => {
      toast.show({ tone: 'positive', message: done ?? t('messages.deleted') });
      onClose();
    },
  });
  const by = isApiError(remove.error, codes.IN_USE) ? remove.error.data.by : [];
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={title}
      confirmLabel={confirmLabel ?? t('actions.delete')}
      isDestructive
      isPending={remove.isPending}
      onConfirm={() => remove.mutate()}
    >
      {remove.error ? (
        <Stack gap="s2">
          <Text as="p" ink="critical" aria-live="assertive">
            {remove.error.message}
          </Text>
          {by.map((name) => (
            <Text key={name} as="p">
              {name}
            </Text>
          ))}
        </Stack>
      ) : (
        text
      )}
    </ConfirmDialog>
  );
}
