import { lookUp, settle } from '../../contract/document';
import type { Operation } from '../../contract/operations';
import { sampleCall } from '../samples';

/** Replacements for fields of an example wherever they occur, by the field's name: ids, versions and whole lists of a fixture. */
export type StandIn = Readonly<Record<string, unknown>>;

/** Call as it is sent. */
export interface UsualCall {
  /** Path and query. */
  url: string;
  /** JSON body, or the fields of a form; undefined when the call has neither. */
  body: unknown;
  multipart: boolean;
}

/** Returns the request of an operation's `usual` example, which may be another operation's; undefined when there is none, as for files. */
function usualBody({ requestBody }: Operation): unknown {
  const schema = requestBody?.json ?? requestBody?.multipart;
  if (schema === undefined) return undefined;
  const pointer = schema.replace(/\/schema$/, '/examples/usual');
  const example = lookUp(pointer);
  if (typeof example !== 'object' || example === null) return undefined;
  return settle<{ value?: unknown }>(example, pointer).value.value;
}

/** Returns an example with its made-up values replaced by those of a fixture. */
function replaced(value: unknown, standIn: StandIn): unknown {
  if (Array.isArray(value)) return value.map((one) => replaced(one, standIn));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name in standIn ? standIn[name] : replaced(inner, standIn),
    ]),
  );
}

/**
 * Returns a call of an operation with its `usual` example: `params` in the path and in the query, `standIn` in the body. Other required
 * values of the path or the query are made up; without an example, the body is made up from its schema.
 */
export function usualCall(
  operation: Operation,
  params: Readonly<Record<string, string>>,
  standIn: StandIn,
): UsualCall {
  const { url, body, multipart } = sampleCall(operation, params);
  const [path = '', needed] = url.split('?');
  const query = new URLSearchParams(needed);
  for (const { name, in: place, required } of operation.parameters) {
    const value = params[name];
    if (place === 'query' && required !== true && value !== undefined) query.append(name, value);
  }
  const usual = usualBody(operation);
  return {
    url: query.size > 0 ? `${path}?${query.toString()}` : path,
    body: usual === undefined ? body : replaced(usual, standIn),
    multipart,
  };
}
