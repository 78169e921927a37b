import type { Ref } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import type { Bare } from '../../css/bare';
import type { RootProps } from '../../internal/rootProps';
import { FieldLabel, FieldNote } from '../field/FieldParts';
import type { FieldWords } from '../field/FieldParts';
import { field } from '../field/field.css';
import { area, counter, foot, written } from './TextArea.css';

export interface TextAreaProps
  extends
    Bare<Omit<AriaTextFieldProps, 'children' | 'type'>>,
    FieldWords,
    Pick<RootProps<HTMLDivElement>, 'ref'> {
  placeholder?: string;
  /** Number of lines shown; the area grows with the text. */
  rows?: number;
  inputRef?: Ref<HTMLTextAreaElement>;
}

/** Field for several lines of text; with `maxLength` and a controlled value the number of characters is shown below. */
export function TextArea(props: TextAreaProps) {
  const { label, isLabelHidden, labelEnd, description, warning, errorMessage, ...rest } = props;
  // The placeholder is at least a space, so that `:placeholder-shown` matches an empty area.
  const { placeholder = ' ', rows = 3, inputRef, ...aria } = rest;
  const words = { description, warning, errorMessage, isInvalid: aria.isInvalid };
  return (
    <AriaTextField {...aria} className={`${field} ${written}`}>
      <FieldLabel label={label} isLabelHidden={isLabelHidden} labelEnd={labelEnd} />
      <AriaTextArea ref={inputRef} rows={rows} placeholder={placeholder} className={area} />
      <div className={foot}>
        <FieldNote {...words} />
        {aria.maxLength && aria.value !== undefined ? (
          <span className={counter}>
            {aria.value.length} / {aria.maxLength}
          </span>
        ) : null}
      </div>
    </AriaTextField>
  );
}
