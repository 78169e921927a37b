import { cloneElement, createElement, isValidElement } from 'react';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { Decorator } from '@storybook/react-vite';
import type { StoryGlobals } from '../globals';
import words from '../words.en.json';

const english: Readonly<Record<string, string>> = words;

const isPlain = (value: object): value is Record<string, unknown> =>
  Object.getPrototypeOf(value) === Object.prototype;

/**
 * What was said in English by what it stands for: the same objects at each drawing, so that nothing is drawn anew for them.
 * A value on its way stands for itself, which ends circles.
 */
const said = new WeakMap<object, unknown>();

type Drawing = (props: Record<string, unknown>) => ReactNode;

/** What a story draws, in English, by its own function. */
const drawn = new Map<unknown, ComponentType<Record<string, unknown>>>();

/** Storybook hands a story on as an element that is drawn later: its words are known only then. */
function storyInEnglish(story: Drawing): ComponentType<Record<string, unknown>> {
  const known = drawn.get(story) ?? ((props) => wordsOf(story(props)) as ReactNode);
  drawn.set(story, known);
  return known;
}

function wordsOfElement(element: ReactElement<Record<string, unknown>>): unknown {
  if ('originalStoryFn' in element.props)
    return createElement(storyInEnglish(element.type as Drawing), { key: element.key, ...element.props });
  const { children, ...props } = element.props;
  const own = wordsOf(props) as Record<string, unknown>;
  const inside = wordsOf(children) as ReactNode;
  const hasOwn = Object.keys(props).some((key) => own[key] !== props[key]);
  if (!hasOwn && inside === children) return element;
  return inside === undefined ? cloneElement(element, own) : cloneElement(element, own, ...[inside].flat(1));
}

function wordsOfObject(value: object): unknown {
  if (isValidElement<Record<string, unknown>>(value)) return wordsOfElement(value);
  if (Array.isArray(value)) {
    const own = value.map(wordsOf);
    return own.some((each, at) => each !== value[at]) ? own : value;
  }
  if (!isPlain(value)) return value;
  const own = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, wordsOf(each)]));
  return Object.keys(value).some((key) => own[key] !== value[key]) ? own : value;
}

/** A value of a story with its words in English: texts, and what lists, plain objects and elements hold. */
export function wordsOf(value: unknown): unknown {
  if (typeof value === 'string') return english[value.trim()] ?? value;
  if (typeof value !== 'object' || value === null) return value;
  if (!said.has(value)) {
    said.set(value, value);
    said.set(value, wordsOfObject(value));
  }
  return said.get(value);
}

/**
 * Stories of components are written in the default language; when the toolbar asks for English, their args and what they draw
 * are said with the words of `words.en.json`. What a component of a story file draws by itself it says with `useSay`.
 */
export const inEnglish: Decorator = (Story, { globals, args, parameters }) => {
  if ((globals as StoryGlobals).locale !== 'en' || 'app' in parameters) return <Story />;
  return wordsOf(Story({ args: wordsOf(args) as typeof args })) as ReactElement;
};
