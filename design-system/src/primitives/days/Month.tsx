import { useContext } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  CalendarStateContext,
} from 'react-aria-components/Calendar';
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar';
import { useMessages } from '../../i18n/useMessages';
import { ChevronLeftIcon, ChevronRightIcon } from '../Icon/icons';
import { ChevronsLeftIcon, ChevronsRightIcon } from '../Icon/yearIcons';
import { day, days, monthHead, monthName, step, weekday } from './calendar.css';
import { useToday } from './useToday';

/** Week of the house: it begins on Monday in both languages. */
export const FIRST_DAY_OF_WEEK = 'mon' as const;

/** Month of a calendar: its name, buttons to the months and years beside it, and its days. */
export function Month() {
  const t = useMessages('DayFields');
  const today = useToday();
  const one = useContext(CalendarStateContext);
  const range = useContext(RangeCalendarStateContext);
  const state = one ?? range;
  const goYears = (years: number) => () => state?.setFocusedDate(state.focusedDate.add({ years }));
  return (
    <>
      <div className={monthHead}>
        <Button
          slot={null}
          className={step}
          aria-label={t('previousYear')}
          isDisabled={state?.isPreviousVisibleRangeInvalid()}
          onPress={goYears(-1)}
        >
          <ChevronsLeftIcon size="medium" />
        </Button>
        <Button slot="previous" className={step} aria-label={t('previousMonth')}>
          <ChevronLeftIcon size="medium" />
        </Button>
        <CalendarHeading className={monthName} />
        <Button slot="next" className={step} aria-label={t('nextMonth')}>
          <ChevronRightIcon size="medium" />
        </Button>
        <Button
          slot={null}
          className={step}
          aria-label={t('nextYear')}
          isDisabled={state?.isNextVisibleRangeInvalid()}
          onPress={goYears(1)}
        >
          <ChevronsRightIcon size="medium" />
        </Button>
      </div>
      <CalendarGrid className={days}>
        <CalendarGridHeader>
          {(name) => <CalendarHeaderCell className={weekday}>{name}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell
              date={date}
              className={day}
              data-present={String(date) === today || undefined}
              data-range={range ? '' : undefined}
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  );
}
