import type { ReactNode, Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import type { Bare } from '../../css/bare';
import type { RootProps } from '../../internal/rootProps';
import { FieldLabel, FieldNote } from '../field/FieldParts';
import type { FieldWords } from '../field/FieldParts';
import {
  field,
  fieldAffix,
  fieldControl,
  fieldControlSize,
  fieldInput,
  fieldInputEnd,
} from '../field/field.css';

export interface TextFieldProps
  extends Bare<Omit<AriaTextFieldProps, 'children'>>, FieldWords, Pick<RootProps<HTMLDivElement>, 'ref'> {
  placeholder?: string;
  /** Content before the text: an icon or a symbol. */
  prefix?: ReactNode;
  /** Content after the text: a unit or a button. */
  suffix?: ReactNode;
  /** Alignment of the text; `end` for figures. */
  align?: 'start' | 'end';
  size?: keyof typeof fieldControlSize;
  inputRef?: Ref<HTMLInputElement>;
}

/** Field for a single line of text, drawn as a rule to write on. */
export function TextField(props: TextFieldProps) {
  const { label, isLabelHidden, labelEnd, description, warning, errorMessage, ...rest } = props;
  const { placeholder, prefix, suffix, align = 'start', size = 'regular', inputRef, ...aria } = rest;
  const words = { description, warning, errorMessage, isInvalid: aria.isInvalid };
  return (
    <AriaTextField {...aria} className={field}>
      <FieldLabel label={label} isLabelHidden={isLabelHidden} labelEnd={labelEnd} />
      <Group className={`${fieldControl} ${fieldControlSize[size]}`}>
        {prefix ? <span className={fieldAffix}>{prefix}</span> : null}
        <Input
          ref={inputRef}
          placeholder={placeholder}
          className={align === 'end' ? `${fieldInput} ${fieldInputEnd}` : fieldInput}
        />
        {suffix ? <span className={fieldAffix}>{suffix}</span> : null}
      </Group>
      <FieldNote {...words} />
    </AriaTextField>
  );
}
