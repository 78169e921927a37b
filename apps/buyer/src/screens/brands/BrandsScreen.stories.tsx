import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answerSome } from '../../../../../.storybook/screens/storyCalls';
import { BrandsScreen } from './BrandsScreen';

const meta = {
  title: 'Buyer/Brands',
  component: BrandsScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'buyer', at: '/brandMnagement/brand' },
} satisfies Meta<typeof BrandsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Maison Orsel/ });
    await expect(row).toHaveTextContent('+2');
    await waitFor(() => expect(within(row).getByText('MO')).toBeVisible());
    await expect(canvas.getByRole('button', { name: '取消关注 Maison Orsel' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '关注 Atelier Brenn' })).toBeVisible();
  },
};

const asked: string[] = [];

export const ByInitial: Story = {
  name: 'X-B25 Q-33 Brands are looked up by their first letter, and a letter without brands offers to be given up',
  parameters: { answers: { frontBrandPage: 'empty' } },
  beforeEach: () =>
    answerSome((request, others) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname.endsWith('/brand/page')) asked.push(searchParams.get('initial') ?? '');
      return others();
    }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /首字母/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Q' }));
    await waitFor(() => expect(window.location.hash).toContain('initial=Q'));
    await waitFor(() => expect(asked.at(-1)).toBe('Q'));
    await userEvent.click(await canvas.findByRole('button', { name: '清除筛选' }));
    await waitFor(() => expect(window.location.hash).not.toContain('initial'));
    await expect(canvas.getByRole('button', { name: /首字母/ })).toHaveTextContent('不限');
  },
};

export const Empty: Story = {
  parameters: { answers: { frontBrandPage: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有品牌')).toBeVisible();
  },
};

export const NoneFollowed: Story = {
  parameters: { at: '/brandMnagement/brand?show=followed', answers: { frontBrandPage: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有关注品牌')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { answers: { frontBrandPage: 'pending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '热门品牌' })).toBeVisible();
    await expect(canvas.queryByRole('row')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { answers: { frontBrandPage: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};
