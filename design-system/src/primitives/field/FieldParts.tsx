import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { fieldHead, fieldLabel, fieldNote, fieldNoteTone } from './field.css';

/** What every field says around its control. */
export interface FieldWords {
  /** The name of the field, from the glossary. */
  label: string;
  /** Keeps the label for screen readers only, where the place already says it. */
  isLabelHidden?: boolean;
  /** At the end of the label's line: a link such as "forgot password". */
  labelEnd?: ReactNode;
  /** One quiet line below: what to enter, or a limit. */
  description?: ReactNode;
  /** A remark that does not stop: below the rule, in the warning ink. */
  warning?: ReactNode;
  /** What is wrong and how to put it right; replaces the description. Shown when `isInvalid`. */
  errorMessage?: ReactNode;
}

/** The label's line. */
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

/** The note below: the error when invalid, else the warning, else the description. */
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
