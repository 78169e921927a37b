import { useTranslation } from 'react-i18next';
import { FilterSelect } from '@selvedge/design-system/primitives/FilterSelect';

/** Id of the option that clears the filter. */
const ANY = 'ANY';

/** Value that rows can be filtered by, with its label. */
export interface Choice<Id extends string> {
  id: Id;
  label: string;
}

interface ChoiceFilterProps<Id extends string> {
  label: string;
  choices: readonly Choice<Id>[];
  /** Chosen value; undefined or empty shows all rows. */
  value: Id | '' | undefined;
  onChange: (value: Id | undefined) => void;
  /** Label of the option that clears the filter, where it is not the usual one. */
  anyLabel?: string;
}

/** Filter of a list by one of several values, or by none. */
export function ChoiceFilter<Id extends string>(props: ChoiceFilterProps<Id>) {
  const { t } = useTranslation('listing');
  const { label, choices, value, onChange, anyLabel = t('any') } = props;
  return (
    <FilterSelect
      label={label}
      value={value || ANY}
      options={[{ id: ANY, label: anyLabel }, ...choices]}
      onChange={(chosen) => onChange(choices.find(({ id }) => id === chosen)?.id)}
    />
  );
}
