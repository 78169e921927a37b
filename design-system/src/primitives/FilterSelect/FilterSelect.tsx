import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Label } from 'react-aria-components/Label';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import type { RootProps } from '../../internal/rootProps';
import { ChevronDownIcon } from '../Icon/icons';
import { fieldControl } from '../field/field.css';
import { Options } from '../floating/Options';
import type { Option } from '../floating/Options';
import { asWideAsTrigger, floating } from '../floating/floating.css';
import { control, filter, unset, name, trigger, value as valueClass } from './FilterSelect.css';

/** Props of {@link FilterSelect}. */
export interface FilterSelectProps extends RootProps<HTMLDivElement> {
  /** Name of the filter, before the selected option: "付款 不限". */
  label: string;
  /** Options; the first one clears the filter: "不限". */
  options: readonly Option[];
  /** Id of the selected option. */
  value: string;
  onChange: (id: string) => void;
}

/** Filter above a table: name and selected option on a rule, as wide as its words. */
export function FilterSelect({ label, options, value, onChange, ...root }: FilterSelectProps) {
  return (
    <AriaSelect
      {...root}
      className={value === options[0]?.id ? `${filter} ${unset}` : filter}
      value={value}
      onChange={(key) => {
        if (key !== null) onChange(String(key));
      }}
    >
      <Group className={`${fieldControl} ${control}`}>
        <Label className={name}>{label}</Label>
        <Button className={trigger}>
          <SelectValue className={valueClass}>
            {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
          </SelectValue>
          <ChevronDownIcon size="medium" />
        </Button>
      </Group>
      <Popover className={`${floating} ${asWideAsTrigger}`} offset={4}>
        <Options items={options} />
      </Popover>
    </AriaSelect>
  );
}
