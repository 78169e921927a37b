import { useTranslation } from 'react-i18next';
import { BUSINESS_TIME_ZONE } from '@selvedge/domain/constants';
import { Button } from '@selvedge/design-system/primitives/Button';
import { CalendarIcon } from '@selvedge/design-system/primitives/Icon';
import { Popover } from '@selvedge/design-system/primitives/Popover';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { useFormats } from '@selvedge/design-system/i18n';
import { DayField } from './DayField';
import { beginOf, SPAN_ENDS } from './days';
import type { DaySpan } from './days';

interface DaySpanFilterProps {
  /** Label of the days, such as the day of creation. */
  label: string;
  span: DaySpan;
  onChange: (change: DaySpan) => void;
}

/** Filter by a first and a last day, shown on its button; open where one is empty. */
export function DaySpanFilter({ label, span, onChange }: DaySpanFilterProps) {
  const { t } = useTranslation('listing');
  const formats = useFormats();
  const { from, to } = span;
  const day = (one: string): string => formats.date(beginOf(one), { timeZone: BUSINESS_TIME_ZONE });
  const words = (): string => {
    if (from && to) return t('days.between', { label, from: day(from), to: day(to) });
    if (from) return t('days.since', { label, from: day(from) });
    return to ? t('days.until', { label, to: day(to) }) : label;
  };
  return (
    <Popover
      label={label}
      placement="bottom start"
      trigger={
        <Button variant="quiet" size="small" icon={<CalendarIcon />}>
          {words()}
        </Button>
      }
    >
      <Stack gap="s4">
        {SPAN_ENDS.map((end) => (
          <DayField
            key={end}
            label={t(`days.${end}`)}
            day={span[end] ?? ''}
            onChange={(next) => onChange({ [end]: next === '' ? undefined : next })}
          />
        ))}
      </Stack>
    </Popover>
  );
}
