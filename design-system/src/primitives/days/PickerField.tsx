import { useImperativeHandle, useRef } from 'react';
import type { ReactNode, Ref } from 'react';
import type { CalendarDate, CalendarDateTime } from '@internationalized/date';
import { Button } from 'react-aria-components/Button';
import { Calendar } from 'react-aria-components/Calendar';
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker';
import type { DatePickerProps as AriaDatePickerProps } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Popover } from 'react-aria-components/Popover';
import type { Bare } from '../../css/bare';
import { useMessages } from '../../i18n/useMessages';
import type { RootProps } from '../../internal/rootProps';
import { CalendarIcon } from '../Icon/icons';
import { FieldClear } from '../field/FieldClear';
import { FieldLabel, FieldNote, splitWords } from '../field/FieldParts';
import type { FieldWords } from '../field/FieldParts';
import { field, fieldButton, fieldControl, fieldControlSize } from '../field/field.css';
import { floating } from '../floating/floating.css';
import { DayLocale } from './DayLocale';
import { FIRST_DAY_OF_WEEK, Month } from './Month';
import { Segments } from './Segments';
import { calendar, calendarPanel } from './calendar.css';
import type { ValueText } from './dayValues';
import { dayValue } from './dayValues';
import { growing } from './segments.css';
import { focusFirstSegment } from './focusFirstSegment';
import type { Focusable } from './focusFirstSegment';
import { useToday } from './useToday';
import { splitTypedValue, useTypedValue } from './useTypedValue';
import type { TypedValueProps } from './useTypedValue';

type Inherited = Pick<
  AriaDatePickerProps<CalendarDate>,
  | 'name'
  | 'isDisabled'
  | 'isReadOnly'
  | 'isRequired'
  | 'autoFocus'
  | 'onBlur'
  | 'onFocus'
  | 'validationBehavior'
>;

/** Props of the fields for a day, with or without a time. */
export interface PickerProps extends Bare<Inherited>, FieldWords, TypedValueProps, RootProps<HTMLDivElement> {
  /** Called to empty the field; adds a button while it has a value. Needs `value`. */
  onClear?: () => void;
  size?: keyof typeof fieldControlSize;
  /** Moves the focus to the first part of the field. */
  controlRef?: Ref<Focusable>;
}

interface PickerFieldProps<Value> extends PickerProps {
  text: ValueText<Value>;
  granularity: 'day' | 'minute';
  /** Content of the panel below the month. */
  children?: ReactNode;
}

/** Field for a day whose parts are typed or stepped, with a calendar in a panel. */
export function PickerField<Value extends CalendarDate | CalendarDateTime>(props: PickerFieldProps<Value>) {
  const { words, control } = splitWords(props);
  const { text, granularity, children, size = 'regular', onClear, controlRef, ...others } = control;
  const { valueProps, aria } = splitTypedValue(others);
  const t = useMessages('DayFields');
  const typed = useTypedValue(props, text);
  const today = text.read(useToday());
  const group = useRef<HTMLDivElement>(null);
  useImperativeHandle(controlRef, () => ({ focus: () => focusFirstSegment(group.current) }), []);
  const isWritable = !aria.isDisabled && !aria.isReadOnly;
  return (
    <DayLocale>
      <AriaDatePicker
        validationBehavior="aria"
        {...aria}
        className={field}
        granularity={granularity}
        hourCycle={24}
        shouldForceLeadingZeros
        placeholderValue={today}
        shouldCloseOnSelect={granularity === 'day'}
        value={typed.value}
        onChange={(next) => typed.onChange(next as Value | null)}
        minValue={dayValue.read(valueProps.minValue) as Value | null}
        maxValue={dayValue.read(valueProps.maxValue) as Value | null}
        isInvalid={typed.isInvalid}
        onBlur={(event) => {
          typed.onBlur();
          aria.onBlur?.(event);
        }}
      >
        <FieldLabel {...words} isRequired={aria.isRequired} />
        <Group ref={group} id={aria.id} className={`${fieldControl} ${fieldControlSize[size]}`}>
          <Segments className={growing} onGapChange={typed.onGapChange} />
          {onClear && isWritable && valueProps.value && <FieldClear label={words.label} onClear={onClear} />}
          {!aria.isReadOnly && (
            <Button className={fieldButton}>
              <CalendarIcon size="medium" />
            </Button>
          )}
        </Group>
        <FieldNote {...words} isInvalid={typed.isInvalid} errorMessage={typed.errorMessage} />
        <Popover className={floating} offset={4} placement="bottom start">
          <Dialog className={calendarPanel} aria-label={t('calendarOf', { field: words.label })}>
            <Calendar className={calendar} firstDayOfWeek={FIRST_DAY_OF_WEEK}>
              <Month />
            </Calendar>
            {children}
          </Dialog>
        </Popover>
      </AriaDatePicker>
    </DayLocale>
  );
}
