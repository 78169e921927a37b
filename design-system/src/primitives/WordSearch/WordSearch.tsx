import { useState } from 'react';
import type { RootProps } from '../../internal/rootProps';
import { SearchField } from '../SearchField/SearchField';

/** Props of {@link WordSearch}. */
export interface WordSearchProps extends RootProps<HTMLDivElement> {
  /** Label of the search field, which is also its placeholder. */
  label: string;
  /** Current search words, from the address of the page. */
  words: string;
  /** Called with the trimmed words once they are submitted, and with an empty text when the field is cleared. */
  onSearch: (words: string) => void;
  /** Whether the field is as short as the filters beside it; true when left out. */
  isShort?: boolean;
}

/** Search field of a list: words apply once they are submitted, and follow the address when the user goes back. The focus stays in it. */
export function WordSearch({ label, words, onSearch, isShort = true, ...root }: WordSearchProps) {
  const [typed, setTyped] = useState(words);
  const [applied, setApplied] = useState(words);
  if (words !== applied) {
    setApplied(words);
    setTyped(words);
  }
  return (
    <SearchField
      {...root}
      isShort={isShort}
      label={label}
      placeholder={label}
      value={typed}
      onChange={setTyped}
      onSubmit={(text) => onSearch(text.trim())}
      onClear={() => onSearch('')}
    />
  );
}
