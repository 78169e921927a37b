import type { Meta, StoryObj } from '@storybook/react-vite';
import { Home } from './Home';

/** Frames of this page show whole stories, which only Storybook itself serves, so the page runs in no test and has no docs page. */
const meta = {
  title: 'Start/Home',
  component: Home,
  tags: ['!test', '!autodocs'],
  parameters: { layout: 'fullscreen', options: { showPanel: false } },
} satisfies Meta<typeof Home>;

export default meta;

/** First page: introduction, components at work, whole screens and the table of components. */
export const FirstPage: StoryObj<typeof meta> = {};
