import type { RichText } from '@selvedge/domain/display/richText';
import { lazy, Suspense, useId } from 'react';
import type { RootProps } from '../../internal/rootProps';
import { field, fieldLabel, fieldNote, fieldNoteTone } from '../field/field.css';
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
  isInvalid?: boolean;
  /** Error and how to correct it; shown when `isInvalid`. */
  errorMessage?: string;
}

/**
 * Field for text with headings, lists, emphasis and links. Pasted text keeps only those, whatever program it comes from; `onChange`
 * receives data without markup.
 */
export function RichTextField(props: RichTextFieldProps) {
  const { label, value, onChange, description, isInvalid = false, errorMessage, ...root } = props;
  const id = useId();
  const note = isInvalid ? errorMessage : description;
  return (
    <div {...root} className={field}>
      <span id={`${id}-label`} className={fieldLabel}>
        {label}
      </span>
      <div className={frame} data-invalid={isInvalid || undefined}>
        <Suspense fallback={<Skeleton />}>
          <Editor
            labelledBy={`${id}-label`}
            describedBy={note === undefined ? undefined : `${id}-note`}
            value={value}
            onChange={onChange}
            isInvalid={isInvalid}
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
