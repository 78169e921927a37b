import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answerSome } from '../../../../../.storybook/screens/storyCalls';
import { DemoApiScreen } from './DemoApiScreen';

/** Contract as the server would serve it, cut to two calls. */
const CONTRACT = {
  paths: {
    '/api/v1/logs/page': {
      get: {
        operationId: 'getLogsPage',
        summary: 'Operation records',
        description: 'Who did what and when.',
        tags: ['Staff records'],
        'x-permission': 'sys:log:query',
        parameters: [{ name: 'operator', in: 'query', schema: { type: 'string' }, description: 'Name.' }],
      },
    },
    '/api/v1/notices': {
      post: { operationId: 'postNotices', summary: 'Write a notice', tags: ['Staff notices'] },
    },
  },
  components: { schemas: {} },
};

const meta = {
  title: 'Back office/Demo/API reference',
  component: DemoApiScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'admin', at: '/demo/api' },
  beforeEach: () =>
    answerSome(({ url }, others) => (url.endsWith('/api/openapi.json') ? Response.json(CONTRACT) : others())),
} satisfies Meta<typeof DemoApiScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('row', { name: /logs\/page/ }));
    await expect(await canvas.findByText('sys:log:query')).toBeVisible();
    const fields = within(canvas.getByRole('grid', { name: '字段' }));
    await expect(fields.getByRole('row', { name: /operator/ })).toBeVisible();
  },
};

export const Narrowed: Story = {
  parameters: { at: '/demo/api?keywords=notice%20post' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 个接口')).toBeVisible();
  },
};

export const NoneFound: Story = {
  parameters: { at: '/demo/api?keywords=unicorn' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有符合筛选条件的内容')).toBeVisible();
  },
};
