import { QUICK_RANGES } from '@selvedge/domain/time/dates';
import type { QuickRange } from '@selvedge/domain/time/dates';
import { useMessages } from '../../i18n';
import type { RootProps } from '../../internal/rootProps';
import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl';

const choices = ['ALWAYS', ...QUICK_RANGES] as const;

/** Props of {@link QuickDateFilter}. */
export interface QuickDateFilterProps extends RootProps<HTMLDivElement> {
  /** Accessible name: the date that is filtered, "下单时间". */
  label: string;
  /** Range in force; null for any time. */
  value: QuickRange | null;
  /** Called with the range; its days are those of `quickDays`, whole days in the reader's zone. */
  onChange: (range: QuickRange | null) => void;
}

/** Quick filter for dates: any time, the last 3 days, a week, a month, 3 months. */
export function QuickDateFilter({ label, value, onChange, ...root }: QuickDateFilterProps) {
  const t = useMessages('QuickDateFilter');
  return (
    <SegmentedControl
      {...root}
      label={label}
      segments={choices.map((id) => ({ id, label: t(id) }))}
      value={value ?? 'ALWAYS'}
      onChange={(id) => onChange(QUICK_RANGES.find((range) => range === id) ?? null)}
    />
  );
}
