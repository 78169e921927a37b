import { useMemo, useRef, useState } from 'react';
import type { Option } from '../floating/Options';
import { matches } from './matches';
import type { SearchedOptions } from './types';

/** Maximum number of options in the list; a longer one is narrowed by typing instead of read. */
const MOST_LISTED = 100;

/**
 * Holds what is typed into a field that finds options, filters them, and remembers the labels of chosen ones, which the next answer of the
 * server may lack. Words are held back while an input method composes them: half a pinyin syllable would match nothing.
 */
export function useSearchedOptions(searched: SearchedOptions, chosenIds: readonly string[]) {
  const { options, knownOptions = [], onInputChange, moreCount = 0 } = searched;
  const [typed, setTyped] = useState<string | null>(null);
  const [words, setWords] = useState('');
  const isComposing = useRef(false);
  const [kept, setKept] = useState<readonly Option[]>([]);

  const optionOf = (id: string): Option | undefined =>
    [options, knownOptions, kept].flatMap((each) => each.filter((one) => one.id === id))[0];
  const keep = (fresh: readonly Option[]): void => {
    const ids = new Set(fresh.map(({ id }) => id));
    setKept((before) => [...before.filter(({ id }) => !ids.has(id)), ...fresh]);
  };
  const isKept = (option: Option): boolean =>
    kept.some(({ id, label }) => id === option.id && label === option.label);
  const unkept = chosenIds.map(optionOf).filter((option) => option !== undefined && !isKept(option));
  if (unkept.length > 0) keep(unkept as Option[]);

  const found = useMemo(
    () => (onInputChange ? options : matches(options, words)),
    [options, words, onInputChange],
  );
  const search = (next: string): void => {
    if (next === words) return;
    setWords(next);
    onInputChange?.(next);
  };
  return {
    typed,
    listed: found.length > MOST_LISTED ? found.slice(0, MOST_LISTED) : found,
    more: moreCount === 'unknown' ? moreCount : moreCount + Math.max(0, found.length - MOST_LISTED),
    optionOf,
    /** Takes what was typed; null when the field shows its value again. */
    type: (text: string | null): void => {
      setTyped(text);
      if (!isComposing.current) search(text ?? '');
    },
    /** Remembers the label of an option that is being chosen. */
    keep,
    composition: {
      onCompositionStart: (): void => {
        isComposing.current = true;
      },
      onCompositionEnd: (): void => {
        isComposing.current = false;
        search(typed ?? '');
      },
    },
  };
}
