import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { say } from '../../testing/say';
import { Lightbox } from './Lightbox';
import { escapeDialog } from '../../../../.storybook/escapeDialog';

const coat = (tone: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 80"><path fill="${tone}" d="M22 14h16l9 8 3 34h-7l-2-20v34H19V36l-2 20h-7l3-34z"/></svg>`,
  )}`;
const NAME = say('双排扣羊绒大衣', 'Double-breasted coat');
const front = {
  src: coat('rgb(184 138 90)'),
  alt: say('双排扣羊绒大衣，正面', 'Double-breasted coat, front'),
};
const back = { src: coat('rgb(120 84 50)'), alt: say('双排扣羊绒大衣，背面', 'Double-breasted coat, back') };
const lining = {
  src: coat('rgb(60 44 30)'),
  alt: say('双排扣羊绒大衣，里衬', 'Double-breasted coat, lining'),
};

const meta = {
  title: 'Primitives/Lightbox',
  component: Lightbox,
  tags: ['!autodocs'],
  args: { name: NAME, pictures: [front], size: 'large', isEager: true },
} satisfies Meta<typeof Lightbox>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: NAME }));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** A single picture: opened by Enter, closed by Escape, after which the focus is back on it. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const small = await canvas.findByRole('button', { name: `查看大图：${NAME}` });
    small.focus();
    await userEvent.keyboard('{Enter}');
    const large = await dialog();
    const picture = await large.findByRole('img', { name: front.alt });
    await waitFor(() => expect(picture).toBeVisible());
    await expect(large.queryByRole('button', { name: '下一张' })).toBeNull();
    await escapeDialog();
    await isClosed();
    await waitFor(() => expect(small).toHaveFocus());
  },
};

/** Several pictures: buttons and arrow keys move from the one that was pressed to the last. */
export const Several: Story = {
  tags: ['matrix', 'drawn-open'],
  args: { pictures: [front, back, lining], size: 'medium' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `查看大图：${NAME}，第 2 张` }));
    const large = await dialog();
    await large.findByRole('img', { name: back.alt });
    await large.findByText('2 / 3');
    await userEvent.click(large.getByRole('button', { name: '下一张' }));
    await large.findByRole('img', { name: lining.alt });
    await expect(large.getByRole('button', { name: '下一张' })).toBeDisabled();
    await userEvent.click(large.getByRole('button', { name: '上一张' }));
    await userEvent.keyboard('{ArrowLeft}');
    await large.findByRole('img', { name: front.alt });
    await large.findByText('1 / 3');
  },
};

/** In the dark theme the products keep their light background. */
export const Dark: Story = {
  args: { pictures: [front, back], isFirstOnly: true },
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `查看大图：${NAME}` }));
    await (await dialog()).findByText('1 / 2');
  },
};

export const Phone: Story = {
  args: { pictures: [front, back], isFirstOnly: true },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `查看大图：${NAME}` }));
    await (await dialog()).findByText('1 / 2');
  },
};

/** The pictures are loading: no `load` event arrives. */
export const Loading: Story = {
  beforeEach: () => {
    const hold = (event: Event): void => event.stopImmediatePropagation();
    document.addEventListener('load', hold, true);
    return () => document.removeEventListener('load', hold, true);
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `查看大图：${NAME}` }));
    await expect(await (await dialog()).findByText('正在加载')).toBeVisible();
  },
};

/** A small picture that cannot be loaded opens nothing. */
export const Failed: Story = {
  args: { pictures: [{ src: 'data:image/png;base64,broken', alt: front.alt }] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button')).toBeDisabled());
  },
};

/** A picture of several cannot be loaded in the large view: a message is shown, and the others can be reached. */
export const OneFailed: Story = {
  args: { pictures: [front, { src: 'data:image/png;base64,broken', alt: back.alt }], isFirstOnly: true },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `查看大图：${NAME}` }));
    const large = await dialog();
    await userEvent.click(await large.findByRole('button', { name: '下一张' }));
    await large.findByText('图片未能加载');
    await userEvent.click(large.getByRole('button', { name: '上一张' }));
    await large.findByText('1 / 2');
  },
};

/** No picture: the placeholder, which opens nothing. */
export const Missing: Story = {
  args: { pictures: [{ src: undefined, alt: front.alt }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: front.alt })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
