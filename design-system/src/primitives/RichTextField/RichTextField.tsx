import type { RichText } from '@selvedge/domain/display/richText';
import { lazy, Suspense, useId } from 'react';
import type { Ref } from 'react';
import type { RootProps } from '../../internal/rootProps';
import { field, fieldHead, fieldLabel, fieldNote, fieldNoteTone } from '../field/field.css';
import { RequiredMark } from '../field/FieldParts';
import { Skeleton } from '../Skeleton/Skeleton';
import { frame } from './RichTextField.css';

/** The editor is large and used on few screens: it is fetched when the field is shown. */
const Editor = lazy(() => import('./Editor'));

/** Props of {@link RichTextField}. */
export interface RichTextFieldProps extends RootProps<HTMLDivElement> {
  /** Name of the field. */
  label: string;
  /** The text as the server stores it; empty when nothing is written. */
  value: RichText;
  onChange: (text: RichText) => void;
  /** Quiet line below the field. */
  description?: string;
  isRequired?: boolean;
  isInvalid?: boolean;
  /** Error and how to correct it; shown when `isInvalid`. */
  errorMessage?: string;
  /** Area to write on, for focus. */
  inputRef?: Ref<{ focus: () => void }>;
}

/**
 * Field for text with headings, lists, emphasis and links. Pasted text keeps only those, whatever program it comes from; `onChange`
 * receives data without markup.
 */
export function RichTextField(props: RichTextFieldProps) {
  const {
    label,
    value,
    onChange,
    description,
    isRequired,
    isInvalid = false,
    errorMessage,
    inputRef,
    ...root
  } = props;
  const id = useId();
  const note = isInvalid ? errorMessage : description;
  return (
    <div {...root} className={field}>
      <div className={fieldHead}>
        <span id={`${id}-label`} className={fieldLabel}>
          {label}
        </span>
        {isRequired && <RequiredMark />}
      </div>
      <div className={frame} data-invalid={isInvalid || undefined}>
        <Suspense fallback={<Skeleton />}>
          <Editor
            labelledBy={`${id}-label`}
            describedBy={note === undefined ? undefined : `${id}-note`}
            value={value}
            onChange={onChange}
            isRequired={isRequired}
            isInvalid={isInvalid}
            inputRef={inputRef}
          />
        </Suspense>
      </div>
      {note !== undefined && (
        <span id={`${id}-note`} className={`${fieldNote} ${fieldNoteTone[isInvalid ? 'critical' : 'plain']}`}>
          {note}
        </span>
      )}
    </div>
  );
}
