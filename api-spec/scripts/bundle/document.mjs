/** Assembles the whole document from its parts: paths and examples are collected by name, nothing is registered by hand. */
import { largePageOf } from '../large/pages.mjs';
import { statusExample, withAllCountedRows, withAllCounts } from './examples.mjs';
import { operationOf } from './operations.mjs';
import { readParameters } from './parameters.mjs';
import { refusalSchemas } from './refusals.mjs';
import { composeSchemas, withPointers } from './schemas.mjs';
import { withStatuses } from './statuses.mjs';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Examples by their name in the components; equal examples are stored once. */
class ExampleBook {
  byName = {};
  #names = new Map();

  add(name, example) {
    const text = JSON.stringify(example);
    const known = this.#names.get(text);
    if (known === undefined) {
      this.byName[name] = example;
      this.#names.set(text, name);
    }
    return { $ref: `#/components/examples/${known ?? name}` };
  }

  addAll(prefix, examples) {
    return Object.fromEntries(
      Object.entries(examples).map(([name, example]) => [name, this.add(`${prefix}.${name}`, example)]),
    );
  }
}

/** Adds the large page after the usual one to the examples of a response that is a page with rows. */
function withLargePage(examples) {
  const large = largePageOf(examples.usual?.value);
  if (large === undefined) return examples;
  const { usual, ...rest } = examples;
  return { usual, large: { summary: 'A large page', value: large }, ...rest };
}

function namedExamples(operation, book) {
  for (const answer of Object.values(operation.responses)) {
    for (const media of Object.values(answer.content ?? {})) {
      if (media.examples === undefined) continue;
      media.examples = book.addAll(operation.operationId, withLargePage(media.examples));
      if (Object.keys(media.examples).length === 0) delete media.examples;
    }
  }
  for (const media of Object.values(operation.requestBody?.content ?? {})) {
    if (media.examples === undefined) continue;
    media.examples = book.addAll(`${operation.operationId}.request`, media.examples);
  }
  return operation;
}

/** Returns the responses by HTTP status: `examples` names entries of `errors.json`, `schema` the refusal, where it is one of the table. */
function fixedResponses(responses, examples, book) {
  return Object.fromEntries(
    Object.entries(responses).map(
      ([name, { description, schema = 'ErrorEnvelope', headers = [], examples: named }]) => [
        name,
        {
          description,
          headers: Object.fromEntries(
            ['X-Request-Id', ...headers].map((header) => [
              header,
              { $ref: `#/components/headers/${header}` },
            ]),
          ),
          content: {
            'application/json': {
              schema: withPointers({ $ref: schema }),
              examples: Object.fromEntries(
                Object.entries(named).map(([key, shared]) => [
                  key,
                  book.add(shared, statusExample(shared, examples)),
                ]),
              ),
            },
          },
        },
      ],
    ),
  );
}

/** Makes the document from the result of `readSource`; throws with the place of the first mistake. */
export function makeDocument({
  head,
  parameters: shared,
  responses,
  headers,
  schemas: written,
  paths,
  examples: named,
}) {
  const schemas = { ...written, ...refusalSchemas(written) };
  const examples = withAllCountedRows(withAllCounts(withStatuses(named), written), written);
  const { parameters, groups } = readParameters(shared, schemas);
  const book = new ExampleBook();
  for (const [name, { summary, code, message, data }] of Object.entries(examples.errors)) {
    if (!name.startsWith('http-'))
      book.add(name, { summary, value: { code: code ?? Number(/\d+/.exec(name)[0]), message, data } });
  }
  const madePaths = {};
  const successes = {};
  const known = new Set(['errors']);
  for (const [path, item] of Object.entries(paths)) {
    madePaths[path] = {};
    for (const method of METHODS.filter((one) => one in item)) {
      try {
        known.add(item[method].operationId);
        madePaths[path][method] = namedExamples(
          operationOf(item[method], { examples, schemas, successes, groups }),
          book,
        );
      } catch (error) {
        throw new Error(`${method.toUpperCase()} ${path}: ${error.message}`, { cause: error });
      }
    }
  }
  const left = Object.keys(examples).filter((name) => !known.has(name));
  if (left.length > 0) throw new Error(`examples of no operation: ${left.join(', ')}`);
  const { components, ...rest } = head;
  return {
    ...rest,
    paths: madePaths,
    components: {
      ...components,
      schemas: { ...composeSchemas(schemas), ...successes },
      parameters: withPointers(parameters),
      headers,
      responses: fixedResponses(responses, examples, book),
      examples: book.byName,
    },
  };
}
