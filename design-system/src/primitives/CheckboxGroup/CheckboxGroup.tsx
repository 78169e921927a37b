import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup';
import type { CheckboxGroupProps as AriaCheckboxGroupProps } from 'react-aria-components/CheckboxGroup';
import type { Bare } from '../../css/bare';
import type { RootProps } from '../../internal/rootProps';
import { Checkbox } from '../Checkbox/Checkbox';
import { FieldLabel, FieldNote } from '../field/FieldParts';
import type { FieldWords } from '../field/FieldParts';
import { field } from '../field/field.css';
import type { Option } from '../floating/Options';
import { choicesOrientation, choicesRow } from './CheckboxGroup.css';

export interface CheckboxGroupProps
  extends Bare<Omit<AriaCheckboxGroupProps, 'children'>>, FieldWords, Pick<RootProps<HTMLDivElement>, 'ref'> {
  options: readonly Option[];
  orientation?: 'vertical' | 'horizontal';
}

/** Group of checkboxes for a few options. For filters with counts use FacetGroup. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { label, isLabelHidden, labelEnd, description, warning, errorMessage, ...rest } = props;
  const { options, orientation = 'vertical', ...aria } = rest;
  const words = { description, warning, errorMessage, isInvalid: aria.isInvalid };
  return (
    <AriaCheckboxGroup {...aria} className={field}>
      <FieldLabel label={label} isLabelHidden={isLabelHidden} labelEnd={labelEnd} />
      <div className={`${choicesRow} ${choicesOrientation[orientation]}`}>
        {options.map((option) => (
          <Checkbox key={option.id} value={option.id} isDisabled={option.isDisabled}>
            {option.label}
          </Checkbox>
        ))}
      </div>
      <FieldNote {...words} />
    </AriaCheckboxGroup>
  );
}
