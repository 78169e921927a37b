import type { RootProps } from '../../internal/rootProps';
import { Inline } from '../../layout/Inline/Inline';
import { useMessages } from '../../i18n/useMessages';
import { Button } from '../Button/Button';
import { Tag } from '../Tag/Tag';

/** A filter in force, worded. */
export interface FilterChip {
  id: string;
  label: string;
}

export interface FilterChipsProps extends RootProps<HTMLFieldSetElement> {
  chips: readonly FilterChip[];
  onRemove: (id: string) => void;
  /** Clears all filters; its button is offered from one filter on. */
  onClear?: () => void;
}

/** Filters in force, above a table. Renders nothing when there is none. */
export function FilterChips({ chips, onRemove, onClear, ...root }: FilterChipsProps) {
  const t = useMessages('FilterChips');
  if (chips.length === 0) return null;
  return (
    <fieldset {...root} aria-label={t('label')}>
      <Inline isWrapping>
        {chips.map(({ id, label }) => (
          <Tag key={id} onRemove={() => onRemove(id)}>
            {label}
          </Tag>
        ))}
        {onClear ? (
          <Button variant="link" onPress={onClear}>
            {t('clear')}
          </Button>
        ) : null}
      </Inline>
    </fieldset>
  );
}
