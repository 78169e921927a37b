import { type StoryModules, testInOtherTheme } from './otherTheme';

testInOtherTheme(
  'Q-45 dark, English, compact',
  import.meta.glob<StoryModules[string]>('../{apps/*,packages/app-shell}/src/**/*.stories.tsx', {
    eager: true,
  }),
);
