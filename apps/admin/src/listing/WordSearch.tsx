import { SearchField } from '@selvedge/design-system/SearchField';

interface WordSearchProps {
  /** What is looked through; stands in the empty field as well. */
  label: string;
  /** Words in force, from the address of the page. */
  words: string;
  /** Asked with the words without blanks around them, and with none when the field is emptied. */
  onSearch: (words: string) => void;
}

/** The words a list is narrowed by: they count once they are sent, and follow the address when somebody goes back. */
export function WordSearch({ label, words, onSearch }: WordSearchProps) {
  return (
    <SearchField
      key={words}
      isShort
      label={label}
      placeholder={label}
      defaultValue={words}
      onSubmit={(typed) => onSearch(typed.trim())}
      onClear={() => onSearch('')}
    />
  );
}
