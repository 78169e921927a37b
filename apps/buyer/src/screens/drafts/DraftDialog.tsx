import { schemaResolver } from '@selvedge/app-shell/forms/schemaResolver';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '@selvedge/app-shell/forms/FormDialog';
import { FormCheckbox } from '@selvedge/design-system/forms/FormCheckbox';
import { FormTextField } from '@selvedge/design-system/forms/FormTextField';
import { changeDraft } from './drafts.api';
import { draftFormSchema } from './draftForm';
import type { DraftRow } from './drafts.columns';

/** Dialog that renames a draft and shares it with the team or stops sharing it; its lines stay unchanged. */
export function DraftDialog({ draft, onClose }: { draft: DraftRow; onClose: () => void }) {
  const { t } = useTranslation('inquiry');
  const form = useForm({
    resolver: schemaResolver(draftFormSchema),
    mode: 'onTouched',
    defaultValues: { title: draft.title, shared: draft.shared },
  });
  return (
    <FormDialog
      keptAs={`draft:${draft.id}`}
      form={form}
      title={t('drafts.change')}
      version={draft.version}
      errorText={(key) => t(`drafts.wrong.${key}`, { defaultValue: key })}
      onSave={(values, version) => changeDraft(draft.id, values, version)}
      onClose={onClose}
    >
      <FormTextField name="title" control={form.control} label={t('drafts.name')} />
      <FormCheckbox name="shared" control={form.control}>
        {t('drafts.share')}
      </FormCheckbox>
    </FormDialog>
  );
}
