import { useImperativeHandle, useRef } from 'react';
import type { Ref } from 'react';
import type { Time } from '@internationalized/date';
import { TimeField as AriaTimeField } from 'react-aria-components/TimeField';
import type { TimeFieldProps as AriaTimeFieldProps } from 'react-aria-components/TimeField';
import type { Bare } from '../../css/bare';
import type { RootProps } from '../../internal/rootProps';
import { FieldLabel, FieldNote, splitWords } from '../field/FieldParts';
import type { FieldWords } from '../field/FieldParts';
import { field, fieldControl, fieldControlSize } from '../field/field.css';
import { Segments } from '../days/Segments';
import { timeValue } from '../days/dayValues';
import { focusFirstSegment } from '../days/focusFirstSegment';
import type { Focusable } from '../days/focusFirstSegment';
import { splitTypedValue, useTypedValue } from '../days/useTypedValue';
import type { TypedValueProps } from '../days/useTypedValue';

type Inherited = Pick<
  AriaTimeFieldProps<Time>,
  'name' | 'isDisabled' | 'isReadOnly' | 'isRequired' | 'autoFocus' | 'onBlur' | 'onFocus'
>;

/** Props of {@link TimeField}; its value is a time of day as `HH:mm`. */
export interface TimeFieldProps
  extends
    Bare<Inherited>,
    FieldWords,
    Omit<TypedValueProps, 'minValue' | 'maxValue'>,
    RootProps<HTMLDivElement> {
  size?: keyof typeof fieldControlSize;
  /** Moves the focus to the first part of the field. */
  controlRef?: Ref<Focusable>;
}

/** Field for a time of day, in 24 hours. */
export function TimeField(props: TimeFieldProps) {
  const { words, control } = splitWords(props);
  const { size = 'regular', controlRef, ...others } = control;
  const { aria } = splitTypedValue(others);
  const typed = useTypedValue(props, timeValue);
  const group = useRef<HTMLDivElement>(null);
  useImperativeHandle(controlRef, () => ({ focus: () => focusFirstSegment(group.current) }), []);
  return (
    <AriaTimeField
      {...aria}
      className={field}
      granularity="minute"
      hourCycle={24}
      shouldForceLeadingZeros
      value={typed.value}
      onChange={typed.onChange}
      isInvalid={typed.isInvalid}
      validationBehavior="aria"
      onBlur={(event) => {
        typed.onBlur();
        aria.onBlur?.(event);
      }}
    >
      <FieldLabel {...words} isRequired={aria.isRequired} />
      <Segments
        ref={group}
        className={`${fieldControl} ${fieldControlSize[size]}`}
        onGapChange={typed.onGapChange}
      />
      <FieldNote {...words} isInvalid={typed.isInvalid} errorMessage={typed.errorMessage} />
    </AriaTimeField>
  );
}
