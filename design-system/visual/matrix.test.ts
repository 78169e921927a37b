import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { matricesOf, storiesIn } from './matrix';

const library = join(import.meta.dirname, '../src');
const filesOf = (end: string): string[] =>
  readdirSync(library, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(end))
    .map((file) => join(library, file));

const file = 'design-system/src/primitives/Button/Button.stories.tsx';
const story = (exportName: string, ...tags: string[]) => ({ file, exportName, tags });
const problemOf = (...stories: ReturnType<typeof story>[]) => {
  const [matrix] = matricesOf(stories);
  return matrix && 'problem' in matrix ? matrix.problem : undefined;
};

describe('the story of which the pictures of a component are drawn', () => {
  test('every component of the library has exactly one', () => {
    const stories = filesOf('.stories.tsx').flatMap((path) => storiesIn(path, readFileSync(path, 'utf8')));
    const matrices = matricesOf(stories);
    const problems = matrices.flatMap((each) =>
      'problem' in each ? [`${each.folder} ${each.problem}`] : [],
    );
    expect(problems).toEqual([]);
    const entries = filesOf('.tsx').filter((path) => /\/([A-Z]\w*)\/\1\.tsx$/.test(path));
    expect(matrices).toHaveLength(entries.length);
  });

  test('is the tagged one, else States, else Playground', () => {
    const chosen = (...stories: ReturnType<typeof story>[]) => {
      const [matrix] = matricesOf(stories);
      return matrix && 'story' in matrix ? matrix.story.exportName : undefined;
    };
    const names = [story('Playground'), story('Sizes'), story('States')];
    expect(chosen(...names, story('Kinds', 'matrix'))).toBe('Kinds');
    expect(chosen(...names)).toBe('States');
    expect(chosen(...names.slice(0, 2))).toBe('Playground');
  });

  test('is asked for where none follows from the names, and refused where two are tagged', () => {
    expect(problemOf(story('Sizes'))).toContain('has no matrix story');
    expect(problemOf(story('Sizes', 'matrix'), story('States', 'matrix'))).toContain('has 2 stories tagged');
  });

  test('is found in the text of a file with its own tags', () => {
    const text = `const meta = { tags: ['!autodocs'] };
export const Playground: Story = {};
export const Open: Story = {
  tags: ['matrix', 'drawn-open'],
  args: { items: [{ tags: ['other'] }] },
};
`;
    expect(storiesIn(file, text)).toEqual([story('Playground'), story('Open', 'matrix', 'drawn-open')]);
  });
});
