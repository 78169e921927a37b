import { createRequire } from 'node:module';

/** Longest list in generated data: nested lists would otherwise grow without end. */
const MADE_UP_ITEMS = 4;

const quiet = () => undefined;

/** Logger that discards everything; Prism requires one. */
export const logger = {
  info: quiet,
  warn: quiet,
  error: quiet,
  success: quiet,
  debug: quiet,
  trace: quiet,
  fatal: quiet,
  child: () => logger,
};

/**
 * Loads Prism without faker, which is needed only for the keyword x-faker that the contract does not use; reading its sixty languages takes
 * longer than everything else together.
 */
export async function loadLibrary() {
  const require = createRequire(import.meta.url);
  const ofPrism = createRequire(require.resolve('@stoplight/prism-http'));
  const faker = ofPrism.resolve('@faker-js/faker');
  require.cache[faker] ??= { id: faker, filename: faker, loaded: true, exports: {} };
  const library = await import('@stoplight/prism-http');
  ofPrism('json-schema-faker').JSONSchemaFaker.option({ maxItems: MADE_UP_ITEMS });
  return library;
}

/** Returns a query as Prism reads it: a repeated name has a list of values. */
export function readQuery(searchParams) {
  return Object.fromEntries(
    [...new Set(searchParams.keys())].map((name) => {
      const values = searchParams.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}

/** Returns a body as Prism reads it: parsed when it is JSON, text when it is anything else, undefined when it is empty. */
export function readBody(bytes, contentType) {
  if (bytes.length === 0) return undefined;
  const text = bytes.toString('utf8');
  if (!contentType?.includes('json')) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
