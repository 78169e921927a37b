import type { Decorator } from '@storybook/react-vite';
import type { StoryGlobals } from '../globals';
import { StoryProviders } from './StoryProviders';

/** What the toolbar says, around every story. */
export const withProviders: Decorator = (Story, { globals }) => (
  <StoryProviders globals={globals as StoryGlobals}>
    <Story />
  </StoryProviders>
);
