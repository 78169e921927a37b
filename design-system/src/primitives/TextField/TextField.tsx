import type { ReactNode, Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import type { Bare } from '../../css/bare';
import type { RootProps } from '../../internal/rootProps';
import { FieldClear } from '../field/FieldClear';
import { FieldLabel, FieldNote, splitWords } from '../field/FieldParts';
import type { FieldWords } from '../field/FieldParts';
import {
  field,
  fieldAffix,
  fieldControl,
  fieldControlSize,
  fieldCounter,
  fieldInput,
  fieldInputEnd,
} from '../field/field.css';
import { useTextLimit } from '../field/useTextLimit';

export interface TextFieldProps
  extends Bare<Omit<AriaTextFieldProps, 'children'>>, FieldWords, Pick<RootProps<HTMLDivElement>, 'ref'> {
  /** Most characters. Nothing is cut: a text that is too long makes the field invalid. Needs `value`. */
  maxLength?: number;
  placeholder?: string;
  /** Content before the text: an icon or a symbol. */
  prefix?: ReactNode;
  /** Content after the text: a unit or a button. */
  suffix?: ReactNode;
  /** Called to empty the field; adds a button while it has a text. Needs `value`. */
  onClear?: () => void;
  /** Alignment of the text; `end` for figures. */
  align?: 'start' | 'end';
  size?: keyof typeof fieldControlSize;
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * Field for a single line of text, drawn as a rule to write on. While it has the focus it counts the characters of a limited text, unless
 * its label is hidden, as in the cells of a table.
 */
export function TextField(props: TextFieldProps) {
  const { words, control } = splitWords(props);
  const { placeholder, prefix, suffix, align = 'start', size = 'regular', ...others } = control;
  const { inputRef, maxLength, onClear, ...aria } = others;
  const { counter, ...limit } = useTextLimit({
    value: aria.value,
    maxLength,
    isInvalid: aria.isInvalid,
    errorMessage: words.errorMessage,
  });
  const isWritable = !aria.isDisabled && !aria.isReadOnly;
  return (
    <AriaTextField {...aria} isInvalid={limit.isInvalid} className={field}>
      <FieldLabel {...words} isRequired={aria.isRequired} />
      <Group className={`${fieldControl} ${fieldControlSize[size]}`}>
        {prefix ? <span className={fieldAffix}>{prefix}</span> : null}
        <Input
          ref={inputRef}
          placeholder={placeholder}
          className={align === 'end' ? `${fieldInput} ${fieldInputEnd}` : fieldInput}
        />
        {counter && !words.isLabelHidden && <span className={fieldCounter}>{counter}</span>}
        {onClear && isWritable && aria.value && <FieldClear label={words.label} onClear={onClear} />}
        {suffix ? <span className={fieldAffix}>{suffix}</span> : null}
      </Group>
      <FieldNote {...words} {...limit} />
    </AriaTextField>
  );
}
