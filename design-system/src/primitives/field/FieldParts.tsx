import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import {
  fieldHead,
  fieldHeadEnd,
  fieldHelp,
  fieldLabel,
  fieldNote,
  fieldNoteTone,
  requiredMark,
} from './field.css';

/** Texts of every field around its control. */
export interface FieldWords {
  /** Name of the field, from the glossary. */
  label: string;
  /** Hides the label visually, where the context names the field; screen readers still read it. */
  isLabelHidden?: boolean;
  /** Explanation behind a button beside the label: a FieldHelp. */
  help?: ReactNode;
  /** Content at the end of the label's line: a link such as "forgot password". */
  labelEnd?: ReactNode;
  /** Quiet line below: what to enter, or a limit. */
  description?: ReactNode;
  /** Warning that does not block: below the rule, in the warning ink. */
  warning?: ReactNode;
  /** Error and how to correct it; replaces the description. Shown when `isInvalid`. */
  errorMessage?: ReactNode;
}

/** Splits the props of a field into its texts and the props of its control. */
export function splitWords<Props extends FieldWords>(props: Props) {
  const { label, isLabelHidden, help, labelEnd, description, warning, errorMessage, ...control } = props;
  const words = { label, isLabelHidden, help, labelEnd, description, warning, errorMessage };
  return { words, control };
}

/** Mark of a required field, for the eye: its control says so to screen readers. */
export function RequiredMark() {
  return (
    <span aria-hidden className={requiredMark}>
      *
    </span>
  );
}

type FieldLabelProps = Pick<FieldWords, 'label' | 'isLabelHidden' | 'help' | 'labelEnd'> & {
  isRequired?: boolean;
};

/** Line with the label of a field, the mark of a required one, and its help. */
export function FieldLabel({ label, isLabelHidden, help, labelEnd, isRequired }: FieldLabelProps) {
  const name = <Label className={isLabelHidden ? visuallyHidden : fieldLabel}>{label}</Label>;
  const isMarked = isRequired && !isLabelHidden;
  if (!isMarked && !help && !labelEnd) return name;
  return (
    <div className={fieldHead}>
      {name}
      {isMarked && <RequiredMark />}
      {help && <span className={fieldHelp}>{help}</span>}
      {labelEnd && <div className={fieldHeadEnd}>{labelEnd}</div>}
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
