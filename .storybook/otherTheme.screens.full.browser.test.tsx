import { type StoryModules, testInOtherTheme } from './otherTheme';

testInOtherTheme(
  'Q-45 dark, English, compact',
  import.meta.glob<StoryModules[string]>('../apps/*/src/**/*.stories.tsx', {
    eager: true,
  }),
);
