// Requirements of the product, and the tests and calls that name them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Requirement ID as tests, calls and comments write it. */
const ID = /\b(?:R-\d\.\d{2,3}|[DQL]-\d{2}|M-(?:T\d+[a-z]?|[A-SU-Z])|K-\d{2}|X-[AB]\d{2,3}|E-\d{5})\b/g;
/** A range of IDs, such as R-4.20..R-4.28. */
const RANGE = /\b([A-Z]-(?:[AB]|T|\d\.)?)(\d+)\.\.[A-Z]-(?:[AB]|T|\d\.)?(\d+)\b/g;
/** A text between quotes that begins with IDs, or with a range of them: the title of a test, a story or a journey. */
const TITLE =
  /(['"`])((?:(?:[RDQMKXEL]-[A-Z]?[\d.]+|M-[A-Z])[a-z]?(?:[A-Z]-[A-Z]?[\d.]+)?[.,;:]*\s+)(?:(?!\1)[^\n\\]|\\.)*)\1/g;

const isTest = (file) => /\.(?:test|spec|stories)\.(?:ts|tsx|mjs)$/.test(file);

/**
 * Returns one name for each requirement: the parts of a transition of the order's state machine become that transition, and the first
 * requirements on calls become the calls.
 */
const oneName = (id) => id.replace(/^(M-T\d+)[a-z]$/, '$1').replace(/^R-7\.(0\d|[123]\d|4[0-2])$/, 'K-$1');

/** Returns the IDs in a text, ranges written out. */
function idsIn(text) {
  const whole = text.replaceAll(RANGE, (_, head, from, to) => {
    const numbers = Array.from({ length: Math.max(0, Number(to) - Number(from) + 1) }, (__, at) =>
      String(Number(from) + at).padStart(from.length, '0'),
    );
    return numbers.map((number) => head + number).join(' ');
  });
  return [...new Set((whole.match(ID) ?? []).map(oneName))];
}

/** Maps the IDs in test titles to files, with the number of titles of each file that name the ID. */
export function testsByRequirement(root, files) {
  const tests = new Map();
  for (const file of files.filter(isTest)) {
    for (const [, , title] of readFileSync(join(root, file), 'utf8').matchAll(TITLE)) {
      for (const id of idsIn(title)) {
        const counts = tests.get(id) ?? new Map();
        counts.set(file, (counts.get(file) ?? 0) + 1);
        tests.set(id, counts);
      }
    }
  }
  return tests;
}

/** Maps IDs to the calls of the contract that name them, and the own ID of each call to its sentence. */
export function callsByRequirement(contract) {
  const calls = new Map();
  const own = new Map();
  for (const [path, methods] of Object.entries(contract.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const ids = idsIn((operation['x-requirements'] ?? []).join(' '));
      for (const id of ids) calls.set(id, [...(calls.get(id) ?? []), operation.operationId]);
      const id = ids.find((one) => /^[KX]-/.test(one));
      if (id !== undefined && !own.has(id)) {
        own.set(id, `${operation.summary}: \`${method.toUpperCase()} ${path}\``);
      }
    }
  }
  return { calls, own };
}

/** Returns all IDs that code and pages name. */
export function tagsIn(root, files) {
  const tagged = files.filter(
    (file) => /\.(?:ts|tsx|mjs|yaml|mdx?)$/.test(file) && !file.startsWith('docs/requirements'),
  );
  return new Set(tagged.flatMap((file) => idsIn(readFileSync(join(root, file), 'utf8'))));
}
