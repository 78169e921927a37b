import type { ReactNode } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Text } from 'react-aria-components/Text';
import { CheckIcon } from '../Icon/icons';
import {
  choice,
  choiceEmpty,
  choiceNote,
  choices,
  choiceText,
  choiceTick,
  choiceWords,
} from './floating.css';

/** Option of a Select or ComboBox. */
export interface Option {
  id: string;
  /** Shown and matched when typing. */
  label: string;
  /** Weaker words at the end: a code, a count. */
  note?: string;
  isDisabled?: boolean;
}

interface OptionsProps {
  /** Options; undefined when the field around filters its own. */
  items?: readonly Option[];
  /** Shown when there are no options. */
  empty?: ReactNode;
}

/** List of options in a Select or ComboBox. */
export function Options({ items, empty }: OptionsProps) {
  return (
    <ListBox
      items={items}
      className={choices}
      renderEmptyState={() => <div className={choiceEmpty}>{empty}</div>}
    >
      {({ id, label, note, isDisabled }: Option) => (
        <ListBoxItem id={id} textValue={label} isDisabled={isDisabled} className={choice}>
          {/* The note is part of the name: a code tells two options of one label apart. */}
          <Text slot="label" className={choiceWords}>
            <span className={choiceText}>{label}</span>
            {note ? <span className={choiceNote}> {note}</span> : null}
          </Text>
          <span className={choiceTick}>
            <CheckIcon size="medium" />
          </span>
        </ListBoxItem>
      )}
    </ListBox>
  );
}
