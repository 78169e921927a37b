import type { Meta, StoryObj } from '@storybook/react-vite';
import { ColorSheet, SpaceSheet } from './blocks/sheets';

const meta = { title: 'Foundations/Sheets' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every colour role. */
export const Colour: Story = { render: () => <ColorSheet /> };

/** The spacing steps. */
export const Space: Story = { render: () => <SpaceSheet /> };
