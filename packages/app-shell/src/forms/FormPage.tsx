import type { FieldValues } from 'react-hook-form';
import { ConflictNotice } from '@selvedge/design-system/forms/ConflictNotice';
import type { ConflictNoticeProps } from '@selvedge/design-system/forms/ConflictNotice';
import { FormPage as Pattern } from '@selvedge/design-system/pages/FormPage';
import type { FormPageReadyProps } from '@selvedge/design-system/pages/FormPage';
import { KeptStrip } from '../kept/KeptStrip';
import { useRecordForm } from './useRecordForm';
import type { RecordFormOf } from './useRecordForm';

type Own = 'form' | 'notices' | 'onDiscard' | 'onSubmit' | 'unsaved';

interface FormPageProps<Values extends FieldValues, Sent>
  extends Omit<FormPageReadyProps<Values, Sent>, Own>, RecordFormOf<Values, Sent> {
  /** Names of fields without a label of their own, such as a table, by field: a conflict calls them so. */
  fieldNames?: ConflictNoticeProps['names'];
}

/**
 * Page with the form of a record: it stores, sends and reconciles the input, see {@link useRecordForm}. While the record is being read, or
 * could not be, the page of the design system is used without a form.
 */
export function FormPage<Values extends FieldValues, Sent = Values>(props: FormPageProps<Values, Sent>) {
  const { keptAs, version, lastSave, valuesOf, explain, done, onSave, onSaved, fieldNames, ...page } = props;
  const { submit, conflict, keptAt, unsaved, discard } = useRecordForm({
    form: page.form,
    keptAs,
    version,
    lastSave,
    valuesOf,
    explain,
    done,
    onSave,
    onSaved,
  });
  return (
    <Pattern
      {...page}
      onSubmit={submit}
      unsaved={unsaved}
      // The strip of kept input has the same button.
      onDiscard={keptAt === null ? discard : undefined}
      notices={
        <>
          {conflict && <ConflictNotice {...conflict} names={fieldNames} />}
          <KeptStrip keptAt={keptAt} onDiscard={discard} />
        </>
      }
    />
  );
}
