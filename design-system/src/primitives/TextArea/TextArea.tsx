import type { Ref } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import type { Bare } from '../../css/bare';
import type { RootProps } from '../../internal/rootProps';
import { FieldClear } from '../field/FieldClear';
import { FieldLabel, FieldNote, splitWords } from '../field/FieldParts';
import type { FieldWords } from '../field/FieldParts';
import { field } from '../field/field.css';
import { useTextLimit } from '../field/useTextLimit';
import { area, foot, footEnd, written } from './TextArea.css';

export interface TextAreaProps
  extends
    Bare<Omit<AriaTextFieldProps, 'children' | 'type'>>,
    FieldWords,
    Pick<RootProps<HTMLDivElement>, 'ref'> {
  /** Most characters. Nothing is cut: a text that is too long makes the field invalid. Needs `value`. */
  maxLength?: number;
  placeholder?: string;
  /** Number of lines shown; the area grows with the text. */
  rows?: number;
  /** Called to empty the area; adds a button while it has a text. Needs `value`. */
  onClear?: () => void;
  inputRef?: Ref<HTMLTextAreaElement>;
}

/** Field for several lines of text; the characters of a limited text are counted below. */
export function TextArea(props: TextAreaProps) {
  const { words, control } = splitWords(props);
  // The placeholder is at least a space, so that `:placeholder-shown` matches an empty area.
  const { placeholder = ' ', rows = 3, inputRef, maxLength, onClear, ...aria } = control;
  const { counter, ...limit } = useTextLimit({
    value: aria.value,
    maxLength,
    isInvalid: aria.isInvalid,
    errorMessage: words.errorMessage,
  });
  const isWritable = !aria.isDisabled && !aria.isReadOnly;
  const clear = onClear && isWritable && aria.value && <FieldClear label={words.label} onClear={onClear} />;
  return (
    <AriaTextField {...aria} isInvalid={limit.isInvalid} className={`${field} ${written}`}>
      <FieldLabel {...words} isRequired={aria.isRequired} />
      <AriaTextArea ref={inputRef} rows={rows} placeholder={placeholder} className={area} />
      <div className={foot}>
        <FieldNote {...words} {...limit} />
        {(counter || clear) && (
          <div className={footEnd}>
            {counter}
            {clear}
          </div>
        )}
      </div>
    </AriaTextField>
  );
}
