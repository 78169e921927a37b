import { asPerm } from '@selvedge/domain/people/staffPermissions';
import type { Perm } from '@selvedge/domain/people/permissions';
import { JSON_MAX_BYTES } from '@selvedge/domain/constants';
import { DOCUMENT, escapePart, fileFieldsAt, schemaAt, settle, type Schema } from './document';

/** Parameter of an operation, as the contract describes it. */
export interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header' | 'cookie';
  required?: boolean;
  explode?: boolean;
  schema?: Schema;
}

interface Media {
  schema?: Schema;
}

/** Operation of the contract with the properties that the server needs. */
export interface Operation {
  id: string;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Path as in the document, with `{id}`. */
  path: string;
  /** Family of the operation: buyer calls have paths under /api/sp, staff calls under /api/v1. */
  family: 'buyer' | 'staff';
  /** Apps whose port answers the call: calls that both need, before or without a session, are common. */
  servedTo: readonly ('buyer' | 'admin')[];
  /** Whether a session is required, used when present, or ignored. */
  session: 'required' | 'optional' | 'none';
  /** Permissions of which the caller needs any one; empty means that none is required. */
  permissions: Perm[];
  parameters: Parameter[];
  /** Request body by media type, as JSON pointers into the document. */
  requestBody: { required: boolean; json?: string; multipart?: string } | null;
  /** Most files of a form: one per file field described. */
  mostFiles: number;
  /** Largest JSON body, or largest file of a form, in bytes. */
  maxBytes: number;
  /** Pointer to the schema of the successful JSON answer, or null when the answer is binary. */
  answer: string | null;
  /** Whether the Idempotency-Key header is described. */
  idempotent: boolean;
  /** Whether the call books goods or money and is refused without the header. */
  needsKey: boolean;
  /** Whether the answer contains a secret that is sent once: a repetition does not get it. */
  secretAnswer: boolean;
  /** Body codes with which this operation may refuse, besides those common to all. */
  errors: number[];
}

interface RawOperation {
  operationId?: string;
  security?: Array<Record<string, string[]>>;
  parameters?: Array<Parameter | { $ref: string }>;
  requestBody?: { $ref?: string; required?: boolean; content?: Record<string, Media> };
  responses?: Record<string, { $ref?: string; content?: Record<string, Media> }>;
  'x-permission'?: string | string[] | null;
  'x-errors'?: number[];
  'x-max-bytes'?: number;
  'x-secret-answer'?: boolean;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Returns the pointer to the successful branch of an answer: the one whose code is 200. */
function successAt(pointer: string): string {
  const branches = schemaAt(pointer).oneOf;
  if (branches === undefined) return pointer;
  const isSuccess = (at: string) => schemaAt(at).properties?.code?.const === 200;
  const success = branches.map((_, index) => `${pointer}/oneOf/${index}`).find(isSuccess);
  if (success === undefined) throw new Error(`the answer at ${pointer} has no success`);
  return success;
}

function appsOf(path: string): Operation['servedTo'] {
  if (path.startsWith('/api/sp/common/')) return ['buyer', 'admin'];
  return path.startsWith('/api/v1/') ? ['admin'] : ['buyer'];
}

function readOperation(
  path: string,
  method: Operation['method'],
  raw: RawOperation,
  shared: RawOperation,
): Operation {
  if (raw.operationId === undefined) throw new Error(`${method} ${path} has no operationId`);
  const base = `#/paths/${escapePart(path)}/${method}`;
  const parameters = [...(shared.parameters ?? []), ...(raw.parameters ?? [])].map(
    (parameter) => settle<Parameter>(parameter as Parameter, '').value,
  );
  const security = raw.security ?? DOCUMENT.security;
  const permissions = [raw['x-permission'] ?? []]
    .flat()
    .filter((text) => text.includes(':'))
    .map(asPerm);
  const schemes = (security ?? []).filter((entry) => Object.keys(entry).length > 0);
  const anonymous = (security ?? []).some((entry) => Object.keys(entry).length === 0);
  let requestBody: Operation['requestBody'] = null;
  if (raw.requestBody !== undefined) {
    const body = settle(raw.requestBody, `${base}/requestBody`);
    const at = (type: string) =>
      body.value.content?.[type]?.schema ? `${body.pointer}/content/${escapePart(type)}/schema` : undefined;
    requestBody = {
      required: body.value.required === true,
      json: at('application/json'),
      multipart: at('multipart/form-data'),
    };
  }
  const ok = settle(raw.responses?.['200'] ?? {}, `${base}/responses/200`);
  const answerTypes = Object.keys(ok.value.content ?? {});
  const answersJson = answerTypes.length > 0 && answerTypes.every((type) => type === 'application/json');
  const key = parameters.find((p) => p.in === 'header' && p.name.toLowerCase() === 'idempotency-key');
  return {
    id: raw.operationId,
    method,
    path,
    family: path.startsWith('/api/v1/') ? 'staff' : 'buyer',
    servedTo: appsOf(path),
    session: schemes.length === 0 && permissions.length === 0 ? 'none' : anonymous ? 'optional' : 'required',
    permissions,
    parameters,
    requestBody,
    mostFiles: fileFieldsAt(requestBody?.multipart).length,
    maxBytes: raw['x-max-bytes'] ?? JSON_MAX_BYTES,
    answer: answersJson ? successAt(`${ok.pointer}/content/application~1json/schema`) : null,
    idempotent: key !== undefined,
    needsKey: key?.required === true,
    secretAnswer: raw['x-secret-answer'] === true,
    errors: raw['x-errors'] ?? [],
  };
}

function readOperations(): Operation[] {
  const operations: Operation[] = [];
  for (const [path, item] of Object.entries(DOCUMENT.paths)) {
    if (!path.startsWith('/api/')) continue;
    for (const method of METHODS) {
      const raw = item[method];
      if (raw !== undefined)
        operations.push(readOperation(path, method, raw as RawOperation, item as RawOperation));
    }
  }
  return operations;
}

const operations: readonly Operation[] = readOperations();

/** Returns every call of the two families, in the order of the document; stored files are no calls and have a route of their own. */
export function listOperations(): readonly Operation[] {
  return operations;
}
