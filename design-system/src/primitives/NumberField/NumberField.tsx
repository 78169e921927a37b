import type { ReactNode, Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import type { NumberFieldProps as AriaNumberFieldProps } from 'react-aria-components/NumberField';
import { Button } from 'react-aria-components/Button';
import type { Bare } from '../../css/bare';
import type { RootProps } from '../../internal/rootProps';
import { MinusIcon, PlusIcon } from '../Icon/icons';
import { FieldLabel, FieldNote } from '../field/FieldParts';
import type { FieldWords } from '../field/FieldParts';
import {
  field,
  fieldAffix,
  fieldButton,
  fieldControl,
  fieldControlSize,
  fieldInput,
  fieldInputEnd,
} from '../field/field.css';

export interface NumberFieldProps
  extends
    Bare<Omit<AriaNumberFieldProps, 'children' | 'isWheelDisabled'>>,
    FieldWords,
    Pick<RootProps<HTMLDivElement>, 'ref'> {
  placeholder?: string;
  prefix?: ReactNode;
  suffix?: ReactNode;
  align?: 'start' | 'end';
  size?: keyof typeof fieldControlSize;
  inputRef?: Ref<HTMLInputElement>;
  /** Adds buttons that step up and down. */
  hasSteppers?: boolean;
}

/** Number field. The mouse wheel scrolls the page and never changes the value. */
export function NumberField(props: NumberFieldProps) {
  const { label, isLabelHidden, labelEnd, description, warning, errorMessage, ...rest } = props;
  const {
    placeholder,
    prefix,
    suffix,
    align = 'start',
    size = 'regular',
    hasSteppers,
    inputRef,
    ...aria
  } = rest;
  const words = { description, warning, errorMessage, isInvalid: aria.isInvalid };
  return (
    <AriaNumberField {...aria} isWheelDisabled className={field}>
      <FieldLabel label={label} isLabelHidden={isLabelHidden} labelEnd={labelEnd} />
      <Group className={`${fieldControl} ${fieldControlSize[size]}`}>
        {prefix ? <span className={fieldAffix}>{prefix}</span> : null}
        <Input
          ref={inputRef}
          placeholder={placeholder}
          className={align === 'end' ? `${fieldInput} ${fieldInputEnd}` : fieldInput}
        />
        {suffix ? <span className={fieldAffix}>{suffix}</span> : null}
        {hasSteppers ? (
          <span className={fieldAffix}>
            <Button slot="decrement" className={fieldButton}>
              <MinusIcon size="small" />
            </Button>
            <Button slot="increment" className={fieldButton}>
              <PlusIcon size="small" />
            </Button>
          </span>
        ) : null}
      </Group>
      <FieldNote {...words} />
    </AriaNumberField>
  );
}
