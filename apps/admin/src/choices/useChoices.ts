import { answerOf } from '@selvedge/app-shell/app/answerOf';
import { useDebounced } from '@selvedge/app-shell/finder/useDebounced';
import type { Option, OptionsError, SearchedOptions } from '@selvedge/design-system/primitives/ComboBox';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChoiceSearch, FoundChoices } from './choices.api';

/** Time without a key after which the server is asked, in ms. */
const SETTLES_MS = 200;
/** Longest words that the contract takes. */
const MOST_CHARACTERS = 100;

interface ChoicesOptions {
  /** Name of the field, for the sentence on choices that could not be read. */
  label: string;
  /** Chosen ids, whose names are looked for in earlier answers too. */
  chosen?: readonly string[];
  /** Stored choices with their names. */
  known?: readonly Option[];
  /** Whether the choices are needed; true when left out. */
  isEnabled?: boolean;
}

/**
 * Hook that lets the server search the options of a ComboBox or MultiSelect: to be spread into its props. An answer is shown for exactly its
 * words, however late it comes; until then the one before stays.
 */
export function useChoices(search: ChoiceSearch, settings: ChoicesOptions): SearchedOptions {
  const { label, chosen = [], known = [], isEnabled = true } = settings;
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const words = useDebounced(typed.trim().slice(0, MOST_CHARACTERS), SETTLES_MS);
  const read = useQuery({
    queryKey: [...search.queryKey, words],
    queryFn: ({ signal }) => search.find(words === '' ? {} : { keywords: words }, signal),
    placeholderData: keepPreviousData,
    enabled: isEnabled,
  });
  const { data, isWaiting } = answerOf(read);
  const failure = useOptionsError(label, read);
  const options = data?.options ?? [];
  const isUnnamed = (id: string): boolean => ![...options, ...known].some((one) => one.id === id);
  const earlier = chosen.some(isUnnamed)
    ? client
        .getQueriesData<FoundChoices>({ queryKey: search.queryKey })
        .flatMap(([, answer]) => answer?.options.filter(({ id }) => chosen.includes(id)) ?? [])
    : [];
  return {
    options,
    knownOptions: [...known, ...earlier],
    onInputChange: setTyped,
    isPending: isEnabled && (isWaiting || read.isPlaceholderData || typed.trim() !== words),
    moreCount: data?.moreCount,
    optionsError: failure,
  };
}

/** Hook that returns the sentence on options of a field that could not be read, with a retry; undefined while there is none to say. */
export function useOptionsError(label: string, read: UseQueryResult<unknown>): OptionsError | undefined {
  const { t } = useTranslation();
  if (!answerOf(read).hasFailed) return undefined;
  return { message: t('failedChoices', { names: label }), onRetry: () => void read.refetch() };
}
