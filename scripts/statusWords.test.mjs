import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../domain/display/languages';
import { root } from './lib/run.mjs';

/** The dictionaries that list statuses, and the family of the library's words that draws them. */
const FAMILIES = {
  order_status: 'status',
  order_flow: 'flow',
  confirmation: 'confirmation',
  payment_status: 'payment',
  list_status: 'list',
};

const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

test.each(LANGUAGES.map(({ tag }) => tag))(
  'a status has the same word in the dictionaries of the server and in the library: %s',
  (tag) => {
    const dictionaries = read(`apps/server/src/locales/${tag}/dictionaries.json`);
    const words = read(`design-system/src/locales/${tag}/OrderStatusBadge.json`);
    for (const [dictionary, family] of Object.entries(FAMILIES)) {
      const drawn = Object.entries(words).filter(([key]) => key.startsWith(`${family}.`));
      expect(drawn.length).toBeGreaterThan(0);
      expect(dictionaries[dictionary]).toEqual(
        Object.fromEntries(drawn.map(([key, word]) => [key.slice(family.length + 1), word])),
      );
    }
  },
);
