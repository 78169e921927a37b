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

function Said({ draw }: { draw: () => ReactNode }) {
  return wordsOf(draw()) as ReactNode;
}

/**
 * Stories of components are written in the default language; when the toolbar asks for English, their args and what they draw
 * are said with the words of `words.en.json`. A story's own component says them with `useSay`.
 */
export const inEnglish: Decorator = (Story, { globals, args, parameters, id }) => {
  if ((globals as StoryGlobals).locale !== 'en' || 'app' in parameters) return <Story />;
  const said = wordsOf(args) as typeof args;
  return <Said key={id} draw={() => Story({ args: said }) as ReactNode} />;
};
