import type { operations } from '@selvedge/api-spec/types';
import { fieldsOf } from '@selvedge/api-spec/refusals/sentences';
import { unstorableFields } from '../db/storableText';
import { invalid } from '../http/errors';
import type { Language } from '../http/messages';
import { translate } from '../messages/translate';
import type { Context, OperationId } from './handlers';
import { tidyQuery } from './input';
import { inputSchemas } from './inputSchemas';
import { listOperations, type Operation } from './operations';
import { type Check, validatorCompiler } from './validate';

const readers = new Map<OperationId, { operation: Operation; check: Check }>();

function readerOf(id: OperationId) {
  const known = readers.get(id);
  if (known !== undefined) return known;
  const operation = listOperations().find((one) => one.id === id);
  if (operation === undefined) throw new Error(`no operation ${id}`);
  const schema = inputSchemas(operation).querystring ?? {};
  const check = validatorCompiler(operation)({
    schema,
    httpPart: 'querystring',
    method: '',
    url: '',
  }) as Check;
  const made = { operation, check };
  readers.set(id, made);
  return made;
}

/**
 * Parses the query of a page's address as the operation would read it: by the same schema, with the same defaults. `more` contains the
 * parameters that the address has outside its query. Refuses with 40001 for the field `query` when the operation would refuse it.
 */
export function queryOf<Id extends OperationId>(
  id: Id,
  text: string,
  language: Language,
  more: Record<string, string> = {},
): Context<operations[Id]>['query'] {
  const { operation, check } = readerOf(id);
  const given = new URLSearchParams(text);
  const values = [...new Set(given.keys())].map((name) => {
    const all = given.getAll(name);
    return [name, all.length > 1 ? all : all[0]] as const;
  });
  const query = tidyQuery({ ...Object.fromEntries(values), ...more }, operation.parameters);
  if (!check(query)) {
    const [sentence = ''] = Object.values(fieldsOf(check.errors, language));
    throw invalid({ query: sentence });
  }
  if (unstorableFields(query).length > 0) throw invalid({ query: translate(language, 'exports.unreadable') });
  return query as Context<operations[Id]>['query'];
}
