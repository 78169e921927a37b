import type { ReactNode } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { rootProps } from '../../internal/rootProps';
import type { RootProps } from '../../internal/rootProps';
import { segment, segments } from './SegmentedControl.css';

/** Option of a segmented control. */
export interface Segment<Id extends string = string> {
  id: Id;
  /** Accessible name; shown when there is no `mark`. */
  label: string;
  /** Symbol or icon in place of the words. */
  mark?: ReactNode;
}

export interface SegmentedControlProps<Id extends string = string> extends RootProps<HTMLDivElement> {
  /** Accessible name: the setting that is chosen. */
  label: string;
  segments: readonly Segment<Id>[];
  value: Id;
  onChange: (id: Id) => void;
}

/** Selects one of two to four options that are all visible, in effect at once: the view of a list, a currency. */
export function SegmentedControl<Id extends string>(props: SegmentedControlProps<Id>) {
  const { label, segments: items, value, onChange } = props;
  return (
    <ToggleButtonGroup
      {...rootProps(props)}
      aria-label={label}
      className={segments}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = items.find(({ id }) => keys.has(id));
        if (chosen) onChange(chosen.id);
      }}
    >
      {items.map(({ id, label: words, mark }) => (
        <ToggleButton key={id} id={id} aria-label={mark ? words : undefined} className={segment}>
          {mark ?? words}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
