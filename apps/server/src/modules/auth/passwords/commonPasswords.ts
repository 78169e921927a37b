import { PASSWORD_MIN } from '@selvedge/domain/constants';
import { dictionary } from '@zxcvbn-ts/language-common';
import { COMMON_WHOLE, COMMON_WORDS } from './commonWords';

/** Maximum number of digits and marks around a common word that make it no better. */
const MOST_AROUND = 6;

const LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '!': 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
  '8': 'b',
};
const KEYBOARD = [
  '`1234567890-=',
  'qwertyuiop[]',
  'asdfghjkl;',
  'zxcvbnm,./',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.',
];

const split = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
const WORDS = new Set(split(COMMON_WORDS));
const WHOLE = new Set(split(COMMON_WHOLE));
/** The most frequent passwords of published leaks, some 49,000, in lower case. */
const LEAKED: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Returns a text with figures and marks replaced by the letters they stand for: `p@ssw0rd` becomes `password`. */
function plain(text: string, one: 'l' | 'i'): string {
  return text.replaceAll(/[^a-z]/g, (sign) => (sign === '1' ? one : (LETTERS[sign] ?? sign)));
}

function isStep(text: string, by: 1 | -1): boolean {
  return [...text].every((sign, index) => {
    const before = text.charCodeAt(index - 1);
    return index === 0 || sign.charCodeAt(0) - before === by || (by === 1 && sign === '0' && before === 57);
  });
}

function isWalk(text: string): boolean {
  const back = [...text].reverse().join('');
  return KEYBOARD.some((row) => row.includes(text) || row.includes(back));
}

/** Whether a text is a date in digits, such as 19880617 or 17061988. */
function isDay(text: string): boolean {
  return (
    /^(19|20)\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/.test(text) ||
    /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])(19|20)\d\d$/.test(text)
  );
}

function isPattern(text: string): boolean {
  return /^(.+?)\1+$/.test(text) || isStep(text, 1) || isStep(text, -1) || isWalk(text) || isDay(text);
}

/**
 * Whether a password is one of those that attackers try first: in a published leak, a pattern of the keyboard, a run, a date, or a common
 * word with figures for letters or digits and marks around it. Upper and lower case are the same.
 */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  if (WHOLE.has(lower) || LEAKED.has(lower) || isPattern(lower)) return true;
  const core = lower.replace(/^[^a-z]+|[^a-z]+$/g, '');
  if (core === '') {
    const digits = lower.replaceAll(/[^0-9]/g, '');
    return WHOLE.has(digits) || (digits.length >= PASSWORD_MIN && isPattern(digits));
  }
  if (lower.length - core.length > MOST_AROUND) return false;
  // Marks at the ends may stand for letters too: the password is tried with and without them.
  const forms = [lower, core, lower.replace(/[^a-z@$]+$/, ''), lower.replace(/^[^a-z]+/, '')];
  return forms.some(
    (form) =>
      form.length >= 3 &&
      (WORDS.has(form) ||
        WHOLE.has(form) ||
        WORDS.has(plain(form, 'l')) ||
        WORDS.has(plain(form, 'i')) ||
        (form.length >= 4 && isPattern(form))),
  );
}

/** Whether a password is a word, forwards or backwards, with nothing but a few digits and marks around it. */
export function isMadeOf(password: string, word: string): boolean {
  const bare = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  const text = bare(password);
  const own = bare(word);
  if (own.length < 3) return false;
  return [own, [...own].reverse().join('')].some((form) => {
    if (!text.startsWith(form) && !text.endsWith(form)) return false;
    const rest = text.replace(form, '');
    return rest.length <= 2 || (/^\d+$/.test(rest) && rest.length <= MOST_AROUND);
  });
}
