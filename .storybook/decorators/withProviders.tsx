import type { Decorator } from '@storybook/react-vite';
import type { StoryGlobals } from '../globals';
import { HouseProviders } from './HouseProviders';

/** What the toolbar says, around every story. */
export const withProviders: Decorator = (Story, { globals }) => (
  <HouseProviders globals={globals as StoryGlobals}>
    <Story />
  </HouseProviders>
);
