/** Calls every operation of the contract on the mock, with every example and status it has. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callOf } from '../test/calls';
import { document, follow, operations, type Operation } from '../test/document';
import { startMock, type Mock } from './server.mjs';

const JSON_TYPE = 'application/json';
const AT_ONCE = 16;
const ajv = new Ajv2020({ strict: false });
addFormats(ajv);
ajv.addSchema(document, 'contract');

let mock: Mock;
beforeAll(async () => {
  mock = await startMock({ document, port: 0, host: '127.0.0.1' });
});
afterAll(() => mock.close());

async function ask(operation: Operation, prefer?: string) {
  const { url, headers, ...rest } = callOf(operation);
  const response = await fetch(`${mock.url}${url}`, {
    ...rest,
    headers: { ...headers, ...(prefer ? { Prefer: prefer } : {}) },
  });
  const type = response.headers.get('content-type')?.split(';')[0] ?? '';
  const text = await response.text();
  return { status: response.status, type, text, body: type === JSON_TYPE ? JSON.parse(text) : null };
}

/** Runs the work on every item, `AT_ONCE` at a time, and collects the problems. */
async function findWrong<Item>(
  items: Item[],
  work: (item: Item) => Promise<string | null>,
): Promise<string[]> {
  const waiting = [...items];
  const wrong: string[] = [];
  const worker = async () => {
    for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) {
      const problem = await work(item);
      if (problem !== null) wrong.push(problem);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return wrong.sort();
}

const named = operations.flatMap((operation) =>
  Object.entries(operation.responses).flatMap(([status, response]) =>
    Object.entries(follow(response).content?.[JSON_TYPE]?.examples ?? {}).map(([name, example]) => ({
      operation,
      status: Number(status),
      name,
      value: follow(example).value,
    })),
  ),
);

test('Q-47, K every described operation is answered with its documented success', async () => {
  const wrong = await findWrong(operations, async (operation) => {
    const { status, type, text, body } = await ask(operation);
    const documented = type in (operation.responses['200']?.content ?? {});
    const done = type !== JSON_TYPE || body.code === 200;
    const fine = status === 200 && documented && done;
    return fine ? null : `${operation.operationId}: ${status} ${type} ${text.slice(0, 200)}`;
  });
  expect(wrong).toEqual([]);
});

test('K every named example of every operation is the answer when it is asked for', async () => {
  const wrong = await findWrong(named, async ({ operation, status, name, value }) => {
    const answer = await ask(
      operation,
      status === 200 ? `example=${name}` : `code=${status}, example=${name}`,
    );
    const same = answer.status === status && answer.text === JSON.stringify(value);
    return same
      ? null
      : `${operation.operationId} ${status} ${name}: ${answer.status} ${answer.text.slice(0, 200)}`;
  });
  expect(wrong).toEqual([]);
});

test('K code alone answers with the documented status', async () => {
  const statuses = operations.flatMap((operation) =>
    Object.keys(operation.responses).map((status) => ({ operation, status: Number(status) })),
  );
  const wrong = await findWrong(statuses, async ({ operation, status }) => {
    const answer = await ask(operation, `code=${status}`);
    return answer.status === status ? null : `${operation.operationId} ${status}: ${answer.status}`;
  });
  expect(wrong).toEqual([]);
});

test('K dynamic answers are a success that fits the schema', async () => {
  const withJson = operations.filter(
    (operation) => Object.keys(operation.responses['200']?.content ?? {})[0] === JSON_TYPE,
  );
  const wrong = await findWrong(withJson, async (operation) => {
    const { status, text, body } = await ask(operation, 'dynamic=true');
    const path = operation.path.replaceAll('/', '~1');
    const at = `#/paths/${path}/${operation.method.toLowerCase()}/responses/200/content/application~1json/schema`;
    const validate = ajv.getSchema(`contract${at}`);
    if (status === 200 && body?.code === 200 && validate?.(body)) return null;
    const first = validate?.errors?.[0];
    return `${operation.operationId}: ${status} ${first?.instancePath} ${first?.message} ${text.slice(0, 100)}`;
  });
  expect(wrong).toEqual([]);
});
