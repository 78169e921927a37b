import { fieldsOf } from '@selvedge/api-spec/refusals/sentences';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { invalid } from '../http/errors';
import type { Language } from '../http/messages';
import { DOCUMENT, fileFieldsAt, type Operation, type Parameter, type Schema, schemaAt } from './document';
import { isDay, isMoment } from './formats';
import { smallEnough, unstorableFields } from './plainText';

const ROOT = 'contract';
const KEY_HEADER = 'Idempotency-Key';
const addFormats = addFormatsModule.default;

function makeAjv(coerceTypes: boolean | 'array', allErrors: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    allErrors,
    useDefaults: true,
    validateSchema: false,
    validateFormats: true,
    coerceTypes,
  });
  addFormats(ajv);
  ajv.addFormat('binary', true);
  ajv.addFormat('date', isDay);
  ajv.addFormat('date-time', isMoment);
  ajv.addSchema(DOCUMENT, ROOT);
  return ajv;
}

/** Validators that stop at the first problem, and those that find all; the latter are made when first needed. */
const FIRST = { coercing: makeAjv('array', false), strict: makeAjv(false, false) };
const ALL: Partial<Record<keyof typeof FIRST, Ajv2020>> = {};

function validatorOfAll(kind: keyof typeof FIRST, schema: object): ValidateFunction {
  ALL[kind] ??= makeAjv(kind === 'coercing' ? 'array' : false, true);
  return ALL[kind].compile(schema);
}

/** Findings looked at; several may name the same field. */
const MOST_FINDINGS = 500;

/** The problems of a value; empty when it fits. */
type Check = (value: unknown) => ErrorObject[];

/**
 * Checks a value against a schema. The first look stops at the first problem, sizes of lists before their content; all
 * problems are looked for in values of ordinary size only, so that nobody makes the server list a million of them.
 */
function checkOf(kind: keyof typeof FIRST, schema: object): Check {
  const first = FIRST[kind].compile(schema);
  let all: ValidateFunction | undefined;
  return (value) => {
    if (first(value)) return [];
    const problems = first.errors ?? [];
    if (!smallEnough(value)) return problems.slice(0, 1);
    all ??= validatorOfAll(kind, schema);
    return all(value) ? problems : (all.errors ?? []).slice(0, MOST_FINDINGS);
  };
}

/** Points local `$ref`s of a schema taken out of the document back into it. */
function anchored(schema: Schema): object {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' && value.startsWith('#') ? `${ROOT}${value}` : value,
  );
}

function objectOf(parameters: Parameter[]): object {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map((p) => [p.name, anchored(p.schema ?? {})])),
    required: parameters.filter((p) => p.required === true).map((p) => p.name),
  };
}

/** What a call brought, before checking. */
export interface RawRequest {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
  /** Names of multipart fields that carry a file. */
  fileFields: string[];
  multipart: boolean;
  /** The Idempotency-Key that came with it. */
  key: string | null;
}

/** Checks a call; parameters are converted to their types in place. Throws 40001 with a sentence per field. */
export type RequestCheck = (request: RawRequest, language: Language) => void;

function multipartCheck(pointer: string): { validate: Check; files: string[] } {
  const schema = schemaAt(pointer);
  const files = fileFieldsAt(pointer);
  const rest = anchored({
    ...schema,
    properties: Object.fromEntries(
      Object.entries(schema.properties ?? {}).filter(([name]) => !files.includes(name)),
    ),
    required: (schema.required ?? []).filter((name) => !files.includes(name)),
  });
  return {
    validate: checkOf('coercing', rest),
    files: files.filter((name) => schema.required?.includes(name)),
  };
}

/** Empty values count as none, and what is not described reaches no handler. */
function tidyQuery(query: Record<string, unknown>, parameters: Parameter[]): void {
  const described = new Set(parameters.map(({ name }) => name));
  for (const [name, value] of Object.entries(query)) {
    if (value === '' || !described.has(name)) delete query[name];
  }
  for (const parameter of parameters) {
    const value = query[parameter.name];
    if (parameter.explode === false && typeof value === 'string') query[parameter.name] = value.split(',');
  }
}

/**
 * Builds the check of one operation: query and path values are text and are converted, the JSON body must already have
 * the right types (coercing it would hide mistakes).
 */
export function requestCheck(operation: Operation): RequestCheck {
  const inQuery = operation.parameters.filter((p) => p.in === 'query');
  const checkQuery = checkOf('coercing', objectOf(inQuery));
  const inPath = operation.parameters.filter((p) => p.in === 'path');
  const checkParams = checkOf('coercing', objectOf(inPath));
  const json = operation.requestBody?.json;
  const checkJson = json === undefined ? null : checkOf('strict', { $ref: `${ROOT}${json}` });
  const form = operation.requestBody?.multipart;
  const checkForm = form === undefined ? null : multipartCheck(form);
  return (request, language) => {
    tidyQuery(request.query, inQuery);
    const problems = [...checkParams(request.params), ...checkQuery(request.query)];
    if (operation.needsKey && request.key === null) problems.push(missing(KEY_HEADER));
    if (request.multipart && checkForm !== null) {
      problems.push(...checkForm.validate(request.body));
      problems.push(...checkForm.files.filter((name) => !request.fileFields.includes(name)).map(missing));
    } else if (checkJson !== null && request.body !== undefined) {
      problems.push(...checkJson(request.body));
    } else if (checkJson !== null && operation.requestBody?.required === true) {
      const found = checkJson({});
      problems.push(...(found.length > 0 ? found : [missing('body')]));
    } else if (checkForm !== null) {
      problems.push(...checkForm.validate({}), ...checkForm.files.map(missing));
    }
    if (problems.length === 0) {
      const parts = [request.params, request.query, request.body];
      problems.push(...parts.flatMap((part) => unstorableFields(part)).map(broken));
    }
    if (problems.length > 0) throw invalid(fieldsOf(problems, language));
  };
}

function missing(name: string): ErrorObject {
  return {
    keyword: 'required',
    instancePath: '',
    schemaPath: '',
    params: { missingProperty: name },
  };
}

/** A text that cannot be stored. */
function broken(name: string): ErrorObject {
  return {
    keyword: 'pattern',
    instancePath: `/${name.replaceAll('.', '/')}`,
    schemaPath: '',
    params: {},
  };
}

/** An answer that does not fit the contract; thrown in tests only. */
export class ContractBreach extends Error {}

/** Builds the check of an operation's answer against its schema. */
export function answerCheck(operation: Operation): (answer: unknown) => void {
  if (operation.answer === null) return () => undefined;
  const validate = validatorOfAll('strict', { $ref: `${ROOT}${operation.answer}` });
  return (answer) => {
    if (validate(answer)) return;
    const findings = (validate.errors ?? []).slice(0, 8).map((e) => `${e.instancePath} ${e.message ?? ''}`);
    throw new ContractBreach(`${operation.id} answers outside the contract: ${findings.join('; ')}`);
  };
}
