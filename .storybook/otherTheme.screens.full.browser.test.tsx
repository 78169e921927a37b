import { type StoryModule, testInOtherTheme } from './otherTheme';

await testInOtherTheme(
  'Q-45 dark, English, compact',
  import.meta.glob<StoryModule>('../{apps/*,packages/app-shell}/src/**/*.stories.tsx', {
    query: '?locale=en',
  }),
);
