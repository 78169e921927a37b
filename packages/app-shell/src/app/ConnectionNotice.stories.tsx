import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { expect, waitFor } from 'storybook/test';
import { ApiError } from '@selvedge/api-spec/client';
import { Text } from '@selvedge/design-system/layout/Text';
import { answerOf } from './answerOf';
import { ConnectionNotice } from './ConnectionNotice';

const KEY = ['story'];
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
/** Answers of the fake server in the order of the calls; the last one repeats. */
const server = { answers: [] as (() => string)[] };
const answers = (...given: (() => string)[]): void => {
  server.answers = given;
};
const fault = (): never => {
  throw new ApiError({
    code: 500,
    message: '',
    messageKey: 'http500',
    data: null,
    httpStatus: 500,
    requestId: 'r-1',
  });
};
const ask = async (): Promise<string> => {
  await Promise.resolve();
  const [next = fault] = server.answers.length > 1 ? server.answers.splice(0, 1) : server.answers;
  return next();
};

function Reading() {
  const { data } = answerOf(useQuery({ queryKey: KEY, queryFn: ask }));
  return <Text as="p">{data}</Text>;
}

const meta = {
  title: 'Both apps/Connection notice',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => client.clear(),
  render: () => (
    <QueryClientProvider client={client}>
      <ConnectionNotice />
      <Reading />
    </QueryClientProvider>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page keeps its data; the strip warns that it may be out of date, and disappears once a read succeeds. */
export const Stale: Story = {
  name: 'L-40 What could not be read anew stays, is said to be old, and is tried again',
  play: async ({ canvas, userEvent }) => {
    answers(
      () => '7',
      fault,
      fault,
      () => '8',
    );
    await client.resetQueries();
    await canvas.findByText('7');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await client.invalidateQueries();
    const retry = await canvas.findByRole('button', { name: '重试' });
    await expect(canvas.getByText('7')).toBeVisible();
    await userEvent.click(retry);
    await waitFor(() => expect(server.answers).toHaveLength(1));
    await expect(canvas.getByText('7')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }));
    await canvas.findByText('8');
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
};

export const StaleInEnglish: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    answers(() => '7', fault);
    await client.resetQueries();
    await canvas.findByText('7');
    await client.invalidateQueries();
    await expect(await canvas.findByRole('status')).toHaveTextContent('what you see may be old');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
