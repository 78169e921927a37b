import { type StoryModule, testInOtherTheme } from './otherTheme';

await testInOtherTheme(
  'Q-45 dark, English, compact, one story of each component',
  import.meta.glob<StoryModule>(
    ['../design-system/{src,docs}/**/*.stories.tsx', '!../design-system/docs/Home.stories.tsx'],
    { query: '?locale=en' },
  ),
  'one of each file',
);
