import type { Option } from '../floating/Options';

/** Failed read of options: a sentence, and a function that reads them again. */
export interface OptionsError {
  message: string;
  onRetry: () => void;
}

/** Options of a field that finds them by typing: all of them, or the server's answer. */
export interface SearchedOptions {
  /** All options, filtered by label and note; with `onInputChange` the server's answer, shown as it is. */
  options: readonly Option[];
  /** Options that may be chosen although `options` lacks them, such as those of a stored record: their labels are shown. */
  knownOptions?: readonly Option[];
  /**
   * Called with the words that the server is to search for, empty for all. The field then filters nothing; `options` may stay those of the
   * words before until the answer is there.
   */
  onInputChange?: (words: string) => void;
  /** Whether options are being read. */
  isPending?: boolean;
  /** Why the options could not be read. */
  optionsError?: OptionsError;
  /** Number of matches that the server's answer leaves out; `unknown` when it is full and does not say. */
  moreCount?: number | 'unknown';
}

/** Splits the props of a field into those of its options and all others. */
export function splitOptions<Props extends SearchedOptions>(props: Props) {
  const { options, knownOptions, onInputChange, isPending, optionsError, moreCount, ...rest } = props;
  return { searched: { options, knownOptions, onInputChange, isPending, optionsError, moreCount }, rest };
}
