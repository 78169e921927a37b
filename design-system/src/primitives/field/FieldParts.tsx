import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { fieldHead, fieldLabel, fieldNote, fieldNoteTone } from './field.css';

/** Texts of every field around its control. */
export interface FieldWords {
  /** Name of the field, from the glossary. */
  label: string;
  /** Hides the label visually, where the context names the field; screen readers still read it. */
  isLabelHidden?: boolean;
  /** Content at the end of the label's line: a link such as "forgot password". */
  labelEnd?: ReactNode;
  /** Quiet line below: what to enter, or a limit. */
  description?: ReactNode;
  /** Warning that does not block: below the rule, in the warning ink. */
  warning?: ReactNode;
  /** Error and how to correct it; replaces the description. Shown when `isInvalid`. */
  errorMessage?: ReactNode;
}

/** Line with the label of a field. */
export function FieldLabel({
  label,
  isLabelHidden,
  labelEnd,
}: Pick<FieldWords, 'label' | 'isLabelHidden' | 'labelEnd'>) {
  const name = <Label className={isLabelHidden ? visuallyHidden : fieldLabel}>{label}</Label>;
  if (!labelEnd) return name;
  return (
    <div className={fieldHead}>
      {name}
      {labelEnd}
    </div>
  );
}

/** Note below a field: the error when invalid, else the warning, else the description. */
export function FieldNote({ description, warning, errorMessage, isInvalid }: FieldNoteProps) {
  if (isInvalid && errorMessage) {
    return <FieldError className={`${fieldNote} ${fieldNoteTone.critical}`}>{errorMessage}</FieldError>;
  }
  if (!warning && !description) return null;
  return (
    <Text slot="description" className={`${fieldNote} ${fieldNoteTone[warning ? 'warning' : 'plain']}`}>
      {warning ?? description}
    </Text>
  );
}

type FieldNoteProps = Pick<FieldWords, 'description' | 'warning' | 'errorMessage'> & { isInvalid?: boolean };
