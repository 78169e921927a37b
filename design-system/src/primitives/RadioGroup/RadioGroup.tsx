import type { Ref } from 'react';
import { Radio, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup';
import type { RadioGroupProps as AriaRadioGroupProps } from 'react-aria-components/RadioGroup';
import type { Bare } from '../../css/bare';
import type { RootProps } from '../../internal/rootProps';
import { choicesGrid, choicesOrientation, choicesRow } from '../CheckboxGroup/CheckboxGroup.css';
import { FieldLabel, FieldNote, splitWords } from '../field/FieldParts';
import type { FieldWords } from '../field/FieldParts';
import { field } from '../field/field.css';
import type { Option } from '../floating/Options';
import { radio, radioMark } from './RadioGroup.css';

export interface RadioGroupProps
  extends Bare<Omit<AriaRadioGroupProps, 'children'>>, FieldWords, Pick<RootProps<HTMLDivElement>, 'ref'> {
  options: readonly Option[];
  /** Lays the options out in equal columns between two hairlines, for many options that should all be visible. */
  isGrid?: boolean;
  /** First radio button, for focus. */
  inputRef?: Ref<HTMLInputElement>;
}

/** Group of radio buttons: selects one of a few options that should all be visible. */
export function RadioGroup(props: RadioGroupProps) {
  const { words, control } = splitWords(props);
  const { options, orientation = 'vertical', isGrid = false, inputRef, ...aria } = control;
  return (
    <AriaRadioGroup {...aria} orientation={orientation} className={field}>
      <FieldLabel {...words} isRequired={aria.isRequired} />
      <div className={isGrid ? choicesGrid : `${choicesRow} ${choicesOrientation[orientation]}`}>
        {options.map((option, index) => (
          <Radio
            key={option.id}
            inputRef={index === 0 ? inputRef : undefined}
            value={option.id}
            isDisabled={option.isDisabled}
            className={radio}
          >
            <span className={radioMark} />
            {option.label}
          </Radio>
        ))}
      </div>
      <FieldNote {...words} isInvalid={aria.isInvalid} />
    </AriaRadioGroup>
  );
}
