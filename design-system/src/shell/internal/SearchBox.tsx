import { useEffect, useRef } from 'react';
import { Kbd } from '../../primitives/Kbd/Kbd';
import { SearchField } from '../../primitives/SearchField/SearchField';
import { box } from './SearchBox.css';

interface SearchBoxProps {
  /** Accessible name. */
  label: string;
  placeholder: string;
  onSearch: (text: string) => void;
  /** Fills its place, as in the drawer of a phone; "/" then focuses the other search box. */
  isWide?: boolean;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Search of a shell. "/" moves the focus here from anywhere but a text field. */
export function SearchBox({ label, placeholder, onSearch, isWide = false }: SearchBoxProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isWide) return undefined;
    const jump = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', jump);
    return () => document.removeEventListener('keydown', jump);
  }, [isWide]);
  return (
    <div className={isWide ? undefined : box}>
      <SearchField
        label={label}
        placeholder={placeholder}
        onSubmit={onSearch}
        inputRef={field}
        hint={isWide ? undefined : <Kbd>/</Kbd>}
      />
    </div>
  );
}
