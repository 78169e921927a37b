import { cloneElement, isValidElement } from 'react';
import type { ReactNode } from 'react';
import type { Decorator } from '@storybook/react-vite';
import type { StoryGlobals } from '../globals';
import words from '../words.en.json';

const english: Readonly<Record<string, string>> = words;

const isPlain = (value: object): value is Record<string, unknown> =>
  Object.getPrototypeOf(value) === Object.prototype;

/** A value of a story with its words in English: texts, and what lists, plain objects and elements hold. */
export function wordsOf(value: unknown): unknown {
  if (typeof value === 'string') return english[value.trim()] ?? value;
  if (Array.isArray(value)) return value.map(wordsOf);
  if (isValidElement<Record<string, unknown>>(value)) {
    const { children, ...props } = value.props;
    const said = children === undefined ? [] : [wordsOf(children) as ReactNode].flat(1);
    return cloneElement(value, wordsOf(props) as Record<string, unknown>, ...said);
  }
  if (typeof value === 'object' && value !== null && isPlain(value))
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, wordsOf(each)]));
  return value;
}

/** Args in English by the args they stand for: the same objects at each drawing, so that nothing is drawn anew for them. */
const said = new WeakMap<object, unknown>();

/**
 * Stories of components are written in the default language; when the toolbar asks for English, their args are said with the
 * words of `words.en.json`. What a story draws by itself it says with `useSay`.
 */
export const inEnglish: Decorator = (Story, { globals, args, parameters }) => {
  if ((globals as StoryGlobals).locale !== 'en' || 'app' in parameters) return <Story />;
  if (!said.has(args)) said.set(args, wordsOf(args));
  return <Story args={said.get(args) as typeof args} />;
};
