import { useMessages } from '../../i18n/useMessages';
import type { RootProps } from '../../internal/rootProps';
import { FilterSelect } from '../FilterSelect/FilterSelect';

/** Id of the option that clears the filter. */
const ANY = 'ANY';

/** Value that rows can be filtered by, with its label. */
export interface Choice<Id extends string> {
  id: Id;
  label: string;
}

/** Props of {@link ChoiceFilter}. */
export interface ChoiceFilterProps<Id extends string = string> extends RootProps<HTMLDivElement> {
  /** Name of the filter, before the chosen value: "付款 不限". */
  label: string;
  choices: readonly Choice<Id>[];
  /** Chosen value; undefined or empty shows all rows. */
  value: Id | '' | undefined;
  onChange: (value: Id | undefined) => void;
  /** Label of the option that clears the filter, where "any" is not the word. */
  anyLabel?: string;
}

/** Filter of a list by one of several values, or by none. */
export function ChoiceFilter<Id extends string>(props: ChoiceFilterProps<Id>) {
  const t = useMessages('ChoiceFilter');
  const { label, choices, value, onChange, anyLabel = t('any'), ...root } = props;
  return (
    <FilterSelect
      {...root}
      label={label}
      value={value || ANY}
      options={[{ id: ANY, label: anyLabel }, ...choices]}
      onChange={(chosen) => onChange(choices.find(({ id }) => id === chosen)?.id)}
    />
  );
}
