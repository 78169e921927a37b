import { type StoryModules, testInOtherTheme } from './otherTheme';

testInOtherTheme(
  'Q-45 dark, English, compact',
  import.meta.glob<StoryModules[string]>(
    ['../design-system/{src,docs}/**/*.stories.tsx', '!../design-system/docs/Home.stories.tsx'],
    {
      eager: true,
    },
  ),
);
