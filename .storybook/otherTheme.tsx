import type { Meta, StoryFn } from '@storybook/react-vite';
import { composeStories } from '@storybook/react-vite';
import { cleanup, configure, render, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { afterAll, afterEach, expect, test } from 'vitest';
import { defaultLocale } from '../design-system/src/formats/locale';
import { setStoryLocale } from '../design-system/src/testing/say';
import { chineseIn } from './chineseIn';
import { loadContractAnswers } from './screens/contractAnswers';
import { whenAnswered } from './screens/storyCalls';

/** Contents of a file of stories. */
export type StoryModule = { default: Meta } & Record<string, StoryFn>;

/**
 * Files of stories by path, as a glob returns them: they are loaded once the language is set, with a query of their own, because the page may
 * have loaded them in Chinese for another test.
 */
type StoryFiles = Readonly<Record<string, () => Promise<StoryModule>>>;

configure({ asyncUtilTimeout: 30_000 });

/** Annotations in addition to those of `preview.tsx`, which Storybook's own set-up gives every story of a test run. */
const annotations = { initialGlobals: { theme: 'dark', locale: 'en', density: 'compact' } };

/**
 * Extent of the stories that are rendered: the tokens of a theme differ, not the markup, so one story of a file shows what its component
 * makes of them.
 */
export type Extent = 'all' | 'one of each file';

const storiesOf = (modules: readonly (readonly [file: string, StoryModule])[], extent: Extent) =>
  modules.flatMap(([file, module]) => {
    const untested = module.default.tags?.includes('!test') ?? false;
    return Object.entries(composeStories(module, annotations))
      .filter(([, Story]) => !untested && Story.tags.includes('test'))
      .slice(0, extent === 'all' ? undefined : 1)
      .map(([name, Story]) => ({ name: `${module.default.title ?? file} ${name}`, Story }));
  });

/**
 * Renders stories once more, dark and compact and in English: the play tests run in the light theme and read Chinese names, so this loop
 * only renders each story, runs axe, and looks for texts that stayed Chinese.
 */
export async function testInOtherTheme(
  title: string,
  files: StoryFiles,
  extent: Extent = 'all',
): Promise<void> {
  setStoryLocale('en');
  const modules = await Promise.all(
    Object.entries(files).map(async ([file, load]) => [file, await load()] as const),
  );
  afterEach(cleanup);
  afterAll(() => setStoryLocale(defaultLocale));
  test.each(storiesOf(modules, extent))(`${title}: $name`, async ({ Story }) => drawAndCheck(Story));
}

async function drawAndCheck(Story: ReturnType<typeof storiesOf>[number]['Story']): Promise<void> {
  await Story.load();
  const { container } = render(<Story />);
  const { documentElement, body } = container.ownerDocument;
  expect([documentElement.className, documentElement.lang, documentElement.dataset.density]).toEqual([
    'dark',
    'en',
    'compact',
  ]);
  await waitFor(() => expect(body.innerHTML).not.toBe(''));
  const isScreen = 'app' in Story.parameters;
  if (isScreen) await whenAnswered();
  const own = isScreen ? (await loadContractAnswers()).ownWords() : new Set<string>();
  const parameters = Story.parameters.a11y as {
    context?: axe.ElementContext;
    config?: { rules?: axe.Rule[] };
  };
  const off = (parameters.config?.rules ?? []).map((rule) => [rule.id, { enabled: rule.enabled !== false }]);
  const result = await axe.run(
    { include: [body], exclude: [['[data-live-announcer]']] },
    { rules: { region: { enabled: false }, ...Object.fromEntries(off) }, resultTypes: ['violations'] },
  );
  const found = result.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary ?? ''}`).join('\n')}`,
  );
  expect(found).toEqual([]);
  expect(chineseIn(body, own)).toEqual([]);
}
