import type { Ref } from 'react';
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup';
import type { CheckboxGroupProps as AriaCheckboxGroupProps } from 'react-aria-components/CheckboxGroup';
import type { Bare } from '../../css/bare';
import type { RootProps } from '../../internal/rootProps';
import { Checkbox } from '../Checkbox/Checkbox';
import { FieldLabel, FieldNote, splitWords } from '../field/FieldParts';
import type { FieldWords } from '../field/FieldParts';
import { field } from '../field/field.css';
import type { Option } from '../floating/Options';
import { choicesOrientation, choicesRow } from './CheckboxGroup.css';

export interface CheckboxGroupProps
  extends Bare<Omit<AriaCheckboxGroupProps, 'children'>>, FieldWords, Pick<RootProps<HTMLDivElement>, 'ref'> {
  options: readonly Option[];
  orientation?: 'vertical' | 'horizontal';
  /** First checkbox, for focus. */
  inputRef?: Ref<HTMLInputElement>;
}

/** Group of checkboxes for a few options. For filters with counts use FacetGroup. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { words, control } = splitWords(props);
  const { options, orientation = 'vertical', inputRef, ...aria } = control;
  return (
    <AriaCheckboxGroup {...aria} className={field}>
      <FieldLabel {...words} isRequired={aria.isRequired} />
      <div className={`${choicesRow} ${choicesOrientation[orientation]}`}>
        {options.map((option, index) => (
          <Checkbox
            key={option.id}
            inputRef={index === 0 ? inputRef : undefined}
            value={option.id}
            isDisabled={option.isDisabled}
          >
            {option.label}
          </Checkbox>
        ))}
      </div>
      <FieldNote {...words} isInvalid={aria.isInvalid} />
    </AriaCheckboxGroup>
  );
}
