/**
 * Q-45 every story once more, dark and compact and in English: the play tests run in the light theme and read Chinese
 * names, so this loop only draws each story, asks axe, and looks for words that stayed Chinese.
 */
import type { Meta, StoryFn } from '@storybook/react-vite';
import { composeStories } from '@storybook/react-vite';
import { cleanup, render, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { chineseIn } from './chineseIn';
import preview from './preview';
import { loadContractAnswers } from './screens/contractAnswers';
import { whenAnswered } from './screens/storyCalls';

type StoryModule = { default: Meta } & Record<string, StoryFn>;

const modules = import.meta.glob<StoryModule>(
  [
    '../design-system/{src,docs}/**/*.stories.tsx',
    '!../design-system/docs/Home.stories.tsx',
    '../apps/*/src/**/*.stories.tsx',
  ],
  { eager: true },
);

const annotations = {
  ...preview,
  initialGlobals: { ...preview.initialGlobals, theme: 'dark', locale: 'en', density: 'compact' },
};

const stories = Object.entries(modules).flatMap(([file, module]) => {
  const untested = module.default.tags?.includes('!test') ?? false;
  return Object.entries(composeStories(module, annotations))
    .filter(([, Story]) => !untested && Story.tags.includes('test'))
    .map(([name, Story]) => ({ title: `${module.default.title ?? file} ${name}`, Story }));
});

afterEach(cleanup);

test.each(stories)('Q-45 dark, English, compact: $title', async ({ Story }) => {
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
});
