import { cloneElement, createElement, isValidElement } from 'react';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { Decorator } from '@storybook/react-vite';
import type { StoryGlobals } from '../globals';
import words from '../words.en.json';

const english: Readonly<Record<string, string>> = words;

const isPlain = (value: object): value is Record<string, unknown> =>
  Object.getPrototypeOf(value) === Object.prototype;

/**
 * English versions of values by the original: the same objects in each rendering, so that nothing re-renders because of them. A value in
 * progress maps to itself, which ends cycles.
 */
const said = new WeakMap<object, unknown>();

type Drawing = (props: Record<string, unknown>) => ReactNode;

/** Components that render a story in English, by the story's own function. */
const drawn = new Map<unknown, ComponentType<Record<string, unknown>>>();

/**
 * Returns the component that renders a story in English: Storybook passes a story on as an element that is rendered later, so its texts are
 * known only then.
 */
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

/** Returns a value of a story with its texts in English: strings, and those inside arrays, plain objects and elements. */
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
 * Renders stories of components in English when the toolbar selects English: they are written in the default language, and their args and
 * elements are translated with `words.en.json`. Texts that a component of a story file renders itself are translated with `useSay`.
 */
export const inEnglish: Decorator = (Story, { globals, args, parameters }) => {
  if ((globals as StoryGlobals).locale !== 'en' || 'app' in parameters) return <Story />;
  return wordsOf(Story({ args: wordsOf(args) as typeof args })) as ReactElement;
};
