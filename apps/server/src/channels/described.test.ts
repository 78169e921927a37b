import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SIGN_IN_WITHIN_MS } from './sockets';

test('the description of the live channels names the time in which the server wants the token', () => {
  const page = readFileSync(new URL('../../../../api-spec/ws/README.md', import.meta.url), 'utf8');
  expect(page).toContain(`Within ${SIGN_IN_WITHIN_MS / 1000} seconds it sends \`{"token"`);
});
