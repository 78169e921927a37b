import { composeStory } from '@storybook/react-vite';
import { beforeAll } from 'vitest';

// Files share a page (`isolate: false`): the last story of a file stays drawn, and what it raised stands, until another story is loaded.
beforeAll(async () => {
  await composeStory({ render: () => null }, {}).load();
});
