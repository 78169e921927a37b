import { type StoryModules, testInOtherTheme } from './otherTheme';

testInOtherTheme(
  'Q-45 dark, English, compact, one story of each component',
  import.meta.glob<StoryModules[string]>(
    ['../design-system/{src,docs}/**/*.stories.tsx', '!../design-system/docs/Home.stories.tsx'],
    { eager: true },
  ),
  'one of each file',
);
