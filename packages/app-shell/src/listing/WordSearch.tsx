import { SearchField } from '@selvedge/design-system/primitives/SearchField';

interface WordSearchProps {
  /** Label of the search field, which is also its placeholder. */
  label: string;
  /** Current search words, from the address of the page. */
  words: string;
  /** Called with the trimmed words, and with an empty text when the field is cleared. */
  onSearch: (words: string) => void;
  /** Whether the field is as short as the filters beside it; true when left out. */
  isShort?: boolean;
}

/** Search field of a list: words apply once they are submitted, and follow the address when the user goes back. */
export function WordSearch({ label, words, onSearch, isShort = true }: WordSearchProps) {
  return (
    <SearchField
      key={words}
      isShort={isShort}
      label={label}
      placeholder={label}
      defaultValue={words}
      onSubmit={(typed) => onSearch(typed.trim())}
      onClear={() => onSearch('')}
    />
  );
}
