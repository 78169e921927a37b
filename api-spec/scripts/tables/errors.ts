/** Page docs/reference/errors.md: body codes and HTTP statuses, their data and the reaction of the clients. */
import { errorPolicy, type ApiFamily, type ErrorPolicy } from '../../client/errorPolicy';
import type { Contract, DocumentedSchema } from './contract';
import { callOf } from './contract';
import { code, codes, page, table } from './markdown';

/** Maximum number of operations that are listed by name. */
const MOST_NAMED = 6;

const REDIRECTS: Readonly<Record<ErrorPolicy['redirect'], string>> = {
  none: '',
  'login-with-return': 'goes to /login with the way back',
  'login-replace': 'replaces the route with /login',
};

/** Describes the reaction of a client in words, from the policy that the client executes. */
function policyWords(policy: ErrorPolicy): string {
  if (!policy.reject) return 'resolves with `data`';
  const message = policy.preferServerMessage
    ? `shows the server's message, or ${code(policy.messageKey ?? '')}`
    : `shows ${code(policy.messageKey ?? '')}`;
  return [policy.clearSession ? 'clears the session' : '', message, REDIRECTS[policy.redirect], 'rejects']
    .filter(Boolean)
    .join(', ');
}

function bothFamilies(httpStatus: number | undefined, bodyCode: number | undefined): string {
  const [buyer, staff] = (['buyer', 'staff'] as ApiFamily[]).map((family) =>
    policyWords(errorPolicy(family, httpStatus, bodyCode)),
  );
  return buyer === staff ? (buyer ?? '') : `buyer: ${buyer}; staff: ${staff}`;
}

function dataWords(schemas: Contract['schemas'], name: string | undefined): string {
  if (name === undefined) return 'null';
  const { properties = {}, required = [] } = schemas[name] ?? {};
  const fields = Object.keys(properties).map((field) => (required.includes(field) ? field : `${field}?`));
  return `${code(name)} {${fields.join(', ')}}`;
}

/** Returns the Chinese message of a code, from its example. */
function chinese(examples: Contract['examples'], bodyCode: number): string {
  const value = examples[`error${bodyCode}`]?.value as { message?: string } | undefined;
  return value?.message ?? '–';
}

function usedBy({ operations }: Contract, bodyCode: number): string {
  const found = operations.filter((one) => one['x-errors'].includes(bodyCode));
  if (found.length > MOST_NAMED) return `${found.length} calls`;
  return codes(found.map(callOf));
}

function errorCodes(contract: Contract): { schema: DocumentedSchema; list: number[] } {
  const schema = contract.schemas.ErrorCode ?? {};
  return { schema, list: (schema.enum ?? []).map(Number) };
}

/** Returns rows `code, meaning, data` of the body codes, all of them or those of one operation. */
export function refusalRows(contract: Contract, only?: readonly number[]): string[][] {
  const { schema, list } = errorCodes(contract);
  return (only ?? list).map((bodyCode) => [
    String(bodyCode),
    schema['x-enumDescriptions']?.[bodyCode] ?? '–',
    dataWords(contract.schemas, schema['x-data-schemas']?.[bodyCode]),
  ]);
}

/** Returns the page docs/reference/errors.md. */
export function errorsPage(contract: Contract): string {
  const { list } = errorCodes(contract);
  const statuses: readonly [string, number | undefined, number | undefined][] = [
    ['401', 401, 401],
    ['403', 403, 403],
    ['404', 404, 404],
    ['413', 413, 413],
    ['500', 500, 500],
    ['any other', 502, undefined],
    ['none (no answer, timeout)', undefined, undefined],
  ];
  return page(
    'Errors',
    'the contract and api-spec/client',
    'A business refusal arrives with HTTP status 200 and its code in the body. A screen reads `code`, `message`, ' +
      '`data` and `fields` from the `ApiError` with which the call rejects; messages follow `Accept-Language`.',
    '## Codes of the body',
    table(
      ['Code', 'Meaning', 'Chinese example', '`data`', 'The clients', 'Listed by'],
      refusalRows(contract).map(([bodyCode = '', meaning = '', data = ''], index) => [
        bodyCode,
        meaning,
        chinese(contract.examples, list[index] ?? 0),
        data,
        bothFamilies(200, list[index]),
        usedBy(contract, list[index] ?? 0),
      ]),
    ),
    '## HTTP statuses',
    table(
      ['Status', 'The clients'],
      statuses.map(([name, httpStatus, bodyCode]) => [name, bothFamilies(httpStatus, bodyCode)]),
    ),
  );
}
