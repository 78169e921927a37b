import type { Meta, StoryObj } from '@storybook/react-vite';
import { Home } from './Home';

/** It holds whole stories in frames of their own, which only the workbench serves. */
const meta = {
  title: 'Start/Home',
  component: Home,
  tags: ['!test', '!autodocs'],
  parameters: { layout: 'fullscreen', options: { showPanel: false } },
} satisfies Meta<typeof Home>;

export default meta;

/** What the library is, its parts at work, whole screens and the catalogue. */
export const FirstPage: StoryObj<typeof meta> = {};
