/** Tag of the story that shows most of its component: kinds, sizes and states. */
const MATRIX = 'matrix';

/** Names that make a story the matrix of a component without a tagged one, the first before the second. */
const DEFAULT_NAMES = ['States', 'Playground'];

const componentFolder =
  /design-system\/src\/((?:layout|primitives|forms|charts|commerce|pages|shell)\/([A-Z]\w*))\//;

/** Story by its export, with its own tags. */
export interface NamedStory {
  file: string;
  exportName: string;
  tags: readonly string[];
}

/** Component with the one story of which its pictures are drawn, or with the reason why there is none. */
export type Matrix<Story extends NamedStory> = { component: string; folder: string } & (
  | { story: Story }
  | { problem: string }
);

/**
 * Returns the matrix of each component that has stories: the one tagged `matrix`, else `States`, else `Playground`. Stories outside the
 * components' folders have none.
 */
export function matricesOf<Story extends NamedStory>(stories: readonly Story[]): Matrix<Story>[] {
  const components = new Map<string, { component: string; stories: Story[] }>();
  for (const story of stories) {
    const [, folder, component] = componentFolder.exec(story.file) ?? [];
    if (folder === undefined || component === undefined) continue;
    const known = components.get(folder) ?? { component, stories: [] };
    components.set(folder, known);
    known.stories.push(story);
  }
  return [...components].map(([folder, { component, stories: own }]) => ({
    component,
    folder,
    ...chosenOf(own),
  }));
}

function chosenOf<Story extends NamedStory>(
  stories: readonly Story[],
): { story: Story } | { problem: string } {
  const tagged = stories.filter(({ tags }) => tags.includes(MATRIX));
  if (tagged.length > 1)
    return { problem: `has ${tagged.length} stories tagged 'matrix': leave the tag on one` };
  const named = DEFAULT_NAMES.map((name) => stories.find(({ exportName }) => exportName === name));
  const story = tagged[0] ?? named.find((each) => each !== undefined);
  return story === undefined
    ? { problem: `has no matrix story: tag the one that shows most of it, tags: ['matrix']` }
    : { story };
}

/** Returns the stories of a file by its text, for a check that runs nothing. Tags must be written as a list of texts. */
export function storiesIn(file: string, text: string): NamedStory[] {
  return text
    .split(/^(?=export const [A-Z])/m)
    .slice(1)
    .map((block) => ({
      file,
      exportName: /^export const (\w+)/.exec(block)?.[1] ?? '',
      tags: [...(/^ {2}tags: \[(.*)\]/m.exec(block)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(
        ([, tag]) => tag ?? '',
      ),
    }));
}
