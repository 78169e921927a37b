import type { ReactNode, Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import type { NumberFieldProps as AriaNumberFieldProps } from 'react-aria-components/NumberField';
import { Button } from 'react-aria-components/Button';
import type { Bare } from '../../css/bare';
import type { RootProps } from '../../internal/rootProps';
import { MinusIcon, PlusIcon } from '../Icon/icons';
import { FieldClear } from '../field/FieldClear';
import { FieldLabel, FieldNote, splitWords } from '../field/FieldParts';
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
  /** Called to empty the field; adds a button while it has a value. */
  onClear?: () => void;
  /** Adds buttons that step up and down. */
  hasSteppers?: boolean;
}

/** Number field. The mouse wheel scrolls the page and never changes the value. */
export function NumberField(props: NumberFieldProps) {
  const { words, control } = splitWords(props);
  const {
    placeholder,
    prefix,
    suffix,
    align = 'start',
    size = 'regular',
    hasSteppers,
    onClear,
    inputRef,
    ...aria
  } = control;
  const isWritable = !aria.isDisabled && !aria.isReadOnly;
  return (
    <AriaNumberField {...aria} isWheelDisabled className={field}>
      <FieldLabel {...words} isRequired={aria.isRequired} />
      <Group className={`${fieldControl} ${fieldControlSize[size]}`}>
        {prefix ? <span className={fieldAffix}>{prefix}</span> : null}
        <Input
          ref={inputRef}
          placeholder={placeholder}
          className={align === 'end' ? `${fieldInput} ${fieldInputEnd}` : fieldInput}
        />
        {onClear && isWritable && !Number.isNaN(aria.value ?? Number.NaN) && (
          <FieldClear label={words.label} onClear={onClear} />
        )}
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
      <FieldNote {...words} isInvalid={aria.isInvalid} />
    </AriaNumberField>
  );
}
