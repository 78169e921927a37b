import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDateTimePicker } from '@selvedge/design-system/forms/FormDateTimePicker';
import { FormDialog } from '../forms/FormDialog';
import { schemaResolver } from '../forms/schemaResolver';
import { momentOf } from '../forms/localMinute';
import { reopenFormSchema } from './listRules';

interface ReopenDialogProps {
  list: { id: string; version: number };
  /** Reopens the list until a moment; rejects with an ApiError. */
  onReopen: (closeAt: string, version: number) => Promise<unknown>;
  onClose: () => void;
}

/** Dialog that asks for the new closing time of a closed list. */
export function ReopenDialog({ list, onReopen, onClose }: ReopenDialogProps) {
  const { t } = useTranslation('listEditor');
  const form = useForm({
    resolver: schemaResolver(reopenFormSchema),
    defaultValues: { closeAt: '' },
  });
  return (
    <FormDialog
      keptAs={`listReopen:${list.id}`}
      form={form}
      size="small"
      title={t('step.reopen')}
      description={t('step.reopenHint')}
      action={t('step.reopen')}
      done={t('step.reopened')}
      errorText={(key) => t(`validation.${key}`, { defaultValue: key })}
      version={list.version}
      onSave={({ closeAt }, current) => onReopen(momentOf(closeAt), current)}
      onClose={onClose}
    >
      <FormDateTimePicker name="closeAt" control={form.control} label={t('field.closeAt')} />
    </FormDialog>
  );
}
