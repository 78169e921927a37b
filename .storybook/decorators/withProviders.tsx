import type { Decorator } from '@storybook/react-vite';
import type { StoryGlobals } from '../globals';
import { StoryProviders } from './StoryProviders';

/** Wraps every story in the providers for the toolbar's values. */
export const withProviders: Decorator = (Story, { globals }) => (
  <StoryProviders globals={globals as StoryGlobals}>
    <Story />
  </StoryProviders>
);
