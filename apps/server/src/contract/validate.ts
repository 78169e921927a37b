import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { invalid } from '../http/errors';
import type { Language } from '../http/messages';
import { DOCUMENT, fileFieldsAt, type Operation, type Parameter, type Schema, schemaAt } from './document';
import { isDay, isMoment } from './formats';
import { unstorableFields } from './plainText';
import { fieldsOf } from './sentences';

const ROOT = 'contract';
const addFormats = addFormatsModule.default;

function makeAjv(coerceTypes: boolean | 'array'): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
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

const coercing = makeAjv('array');
const strict = makeAjv(false);

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
}

/** Checks a call; parameters are converted to their types in place. Throws 40001 with a sentence per field. */
export type RequestCheck = (request: RawRequest, language: Language) => void;

function multipartCheck(pointer: string): { validate: ValidateFunction; files: string[] } {
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
    validate: coercing.compile(rest),
    files: files.filter((name) => schema.required?.includes(name)),
  };
}

function tidyQuery(query: Record<string, unknown>, parameters: Parameter[]): void {
  for (const [name, value] of Object.entries(query)) {
    if (value === '') delete query[name];
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
  const checkQuery = coercing.compile(objectOf(inQuery));
  const checkParams = coercing.compile(objectOf(operation.parameters.filter((p) => p.in === 'path')));
  const json = operation.requestBody?.json;
  const checkJson = json === undefined ? null : strict.compile({ $ref: `${ROOT}${json}` });
  const form = operation.requestBody?.multipart;
  const checkForm = form === undefined ? null : multipartCheck(form);
  return (request, language) => {
    tidyQuery(request.query, inQuery);
    const fields: Record<string, string> = {};
    for (const part of [request.params, request.query, request.body]) {
      for (const name of unstorableFields(part)) Object.assign(fields, fieldsOf([broken(name)], language));
    }
    if (Object.keys(fields).length > 0) throw invalid(fields);
    const collect = (validate: ValidateFunction, value: unknown) => {
      if (!validate(value)) Object.assign(fields, fieldsOf(validate.errors ?? [], language));
    };
    collect(checkParams, request.params);
    collect(checkQuery, request.query);
    if (request.multipart && checkForm !== null) {
      collect(checkForm.validate, request.body);
      for (const name of checkForm.files) {
        if (!request.fileFields.includes(name)) {
          Object.assign(fields, fieldsOf([missing(name)], language));
        }
      }
    } else if (
      checkJson !== null &&
      (request.body !== undefined || operation.requestBody?.required === true)
    ) {
      collect(checkJson, request.body ?? {});
    } else if (checkForm !== null) {
      collect(checkForm.validate, {});
      Object.assign(fields, fieldsOf(checkForm.files.map(missing), language));
    }
    if (Object.keys(fields).length > 0) throw invalid(fields);
  };
}

function missing(name: string) {
  return {
    keyword: 'required',
    instancePath: '',
    schemaPath: '',
    params: { missingProperty: name },
  };
}

/** A text that cannot be stored. */
function broken(name: string) {
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
  const validate = strict.compile({ $ref: `${ROOT}${operation.answer}` });
  return (answer) => {
    if (validate(answer)) return;
    const findings = (validate.errors ?? []).slice(0, 8).map((e) => `${e.instancePath} ${e.message ?? ''}`);
    throw new ContractBreach(`${operation.id} answers outside the contract: ${findings.join('; ')}`);
  };
}
