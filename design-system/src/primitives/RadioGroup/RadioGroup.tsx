import { Radio, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup';
import type { RadioGroupProps as AriaRadioGroupProps } from 'react-aria-components/RadioGroup';
import type { Bare } from '../../css/bare';
import type { RootProps } from '../../internal/rootProps';
import { choicesGrid, choicesOrientation, choicesRow } from '../CheckboxGroup/CheckboxGroup.css';
import { FieldLabel, FieldNote } from '../field/FieldParts';
import type { FieldWords } from '../field/FieldParts';
import { field } from '../field/field.css';
import type { Option } from '../floating/Options';
import { radio, radioMark } from './RadioGroup.css';

export interface RadioGroupProps
  extends Bare<Omit<AriaRadioGroupProps, 'children'>>, FieldWords, Pick<RootProps<HTMLDivElement>, 'ref'> {
  options: readonly Option[];
  /** Lays the options out in equal columns between two hairlines, for many options that should all be visible. */
  isGrid?: boolean;
}

/** Group of radio buttons: selects one of a few options that should all be visible. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, isLabelHidden, labelEnd, description, warning, errorMessage, ...rest } = props;
  const { options, orientation = 'vertical', isGrid = false, ...aria } = rest;
  const words = { description, warning, errorMessage, isInvalid: aria.isInvalid };
  return (
    <AriaRadioGroup {...aria} orientation={orientation} className={field}>
      <FieldLabel label={label} isLabelHidden={isLabelHidden} labelEnd={labelEnd} />
      <div className={isGrid ? choicesGrid : `${choicesRow} ${choicesOrientation[orientation]}`}>
        {options.map((option) => (
          <Radio key={option.id} value={option.id} isDisabled={option.isDisabled} className={radio}>
            <span className={radioMark} />
            {option.label}
          </Radio>
        ))}
      </div>
      <FieldNote {...words} />
    </AriaRadioGroup>
  );
}
