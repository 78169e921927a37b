import { codes } from '@selvedge/api-spec/codes';
import { fieldsOf } from '@selvedge/api-spec/refusals/sentences';
import type { ErrorObject } from 'ajv';
import type { FastifyRequest } from 'fastify';
import { unstorableFields } from '../db/storableText';
import { networkOf } from '../http/callLimits';
import { invalid, refuse } from '../http/errors';
import type { FormReader } from '../http/forms';
import { languageOf } from '../http/messages';
import type { UploadedFile } from '../http/uploadedFile';
import { FILE_CAME } from './inputSchemas';
import type { Operation, Parameter } from './operations';
import type { Check } from './validate';

declare module 'fastify' {
  interface FastifyRequest {
    /** Files of the multipart form; null when there is no form. */
    uploads: UploadedFile[] | null;
    /** True when a body was sent, even an empty one. */
    hasBody: boolean;
  }
}

const KEY_HEADER = 'idempotency-key';

/** Returns the key under which forms and large bodies are counted: the id of the person, or the network of the address. */
export function senderOf({ caller, ip }: FastifyRequest): string {
  return caller?.buyer?.id ?? caller?.staff?.id ?? networkOf(ip);
}

/** Returns the idempotency key of a call; null when the operation has none or none was sent. */
export function idempotencyKeyOf(request: FastifyRequest, operation: Operation): string | null {
  const key = operation.idempotent ? request.headers[KEY_HEADER] : undefined;
  return typeof key === 'string' ? key : null;
}

/** Removes empty values from a query, and parameters that the contract does not describe; values that commas separate become a list. */
export function tidyQuery(
  query: Record<string, unknown>,
  parameters: readonly Parameter[],
): Record<string, unknown> {
  const tidy: Record<string, unknown> = {};
  for (const { name, in: place, explode } of parameters) {
    const value = query[name];
    if (place !== 'query' || value === undefined || value === '') continue;
    tidy[name] = explode === false && typeof value === 'string' ? value.split(',') : value;
  }
  return tidy;
}

/** Reads the body in the media type that the contract describes for the call; any other type is refused with 41501 without being read. */
async function readBody(request: FastifyRequest, operation: Operation, forms: FormReader): Promise<unknown> {
  const { requestBody, mostFiles, maxBytes } = operation;
  if (!request.isMultipart()) {
    const formOnly = requestBody?.multipart !== undefined && requestBody.json === undefined;
    if (formOnly && request.body !== undefined)
      throw refuse(codes.WRONG_FILE_TYPE, { accepted: ['multipart/form-data'] });
    return request.body;
  }
  if (requestBody?.multipart === undefined)
    throw refuse(codes.WRONG_FILE_TYPE, { accepted: ['application/json'] });
  const { fields, files } = await forms.read(request, senderOf(request), { mostFiles, maxBytes });
  request.uploads = files;
  return { ...fields, ...Object.fromEntries(files.map(({ field }) => [field, FILE_CAME])) };
}

/** Normalises the input of a call before validation. */
export async function takeInput(
  request: FastifyRequest,
  operation: Operation,
  forms: FormReader,
): Promise<void> {
  request.query = tidyQuery(request.query as Record<string, unknown>, operation.parameters);
  if (request.headers[KEY_HEADER] === '') delete request.headers[KEY_HEADER];
  const body = await readBody(request, operation, forms);
  request.hasBody = body !== undefined;
  request.body = operation.requestBody === null ? undefined : (body ?? (request.hasBody ? body : {}));
}

const problem = (keyword: string, instancePath: string, params: object): ErrorObject => ({
  keyword,
  instancePath,
  schemaPath: '',
  params,
});

const missing = (name: string) => problem('required', '', { missingProperty: name });

/** Problem of a text that cannot be stored. */
const broken = (name: string) => problem('pattern', `/${name.replaceAll('.', '/')}`, {});

/** Returns a problem of a header under the name that the contract gives it. */
function asDescribed(found: ErrorObject, parameters: readonly Parameter[]): ErrorObject {
  const name = found.keyword === 'required' ? found.params.missingProperty : found.instancePath.slice(1);
  const described = parameters.find((one) => one.name.toLowerCase() === name)?.name ?? String(name);
  return found.keyword === 'required' ? missing(described) : { ...found, instancePath: `/${described}` };
}

/** Returns a problem of one of the values that commas separate as a problem of their parameter. */
function ofParameter(found: ErrorObject, parameters: readonly Parameter[]): ErrorObject {
  const [, name] = found.instancePath.split('/');
  const isSeparated = parameters.some((one) => one.name === name && one.explode === false);
  return isSeparated ? { ...found, instancePath: `/${name}` } : found;
}

/** Returns all problems of a call: Fastify itself stops at the first invalid part. An optional JSON body that was left out has none. */
function problemsOf(request: FastifyRequest, operation: Operation): ErrorObject[] {
  const { requestBody } = operation;
  const isLeftOut = !request.hasBody && requestBody?.json !== undefined && !requestBody.required;
  const failed = (part: 'params' | 'querystring' | 'headers' | 'body', value: unknown) => {
    const check = request.getValidationFunction(part) as Check | undefined;
    return check === undefined || check(value) ? [] : check.errors;
  };
  return [
    ...failed('params', request.params),
    ...failed('querystring', request.query).map((found) => ofParameter(found, operation.parameters)),
    ...failed('headers', request.headers).map((found) => asDescribed(found, operation.parameters)),
    ...(isLeftOut ? [] : failed('body', request.body)),
  ];
}

/** Refuses an invalid call with 40001 and a sentence per field, and removes the files of a form from its body. */
export function refuseBadInput(request: FastifyRequest, operation: Operation): void {
  const problems = request.validationError === undefined ? [] : problemsOf(request, operation);
  const { requestBody } = operation;
  if (problems.length === 0 && requestBody?.json !== undefined && requestBody.required && !request.hasBody) {
    problems.push(missing('body'));
  }
  for (const { field } of request.uploads ?? []) Reflect.deleteProperty(Object(request.body), field);
  if (problems.length === 0) {
    const parts = [request.params, request.query, request.body];
    problems.push(...parts.flatMap((part) => unstorableFields(part)).map(broken));
  }
  if (problems.length > 0) {
    throw invalid(fieldsOf(problems, languageOf(request.headers['accept-language'])));
  }
}
