import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import { ContractBreach } from '../http/errors';
import { DOCUMENT, DOCUMENT_ID, schemaRef } from './document';
import { isDay, isMoment } from './formats';
import type { Operation } from './operations';
import { smallEnough } from './smallEnough';
import { TYPED } from './typed';

const addFormats = addFormatsModule.default;

/** Creates a validator. Only input is normalised with `x-typed`; an answer is validated as it is. */
function makeAjv(coerceTypes: boolean | 'array', allErrors: boolean, isInput = true): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    allErrors,
    useDefaults: true,
    validateSchema: false,
    validateFormats: true,
    coerceTypes,
  });
  addFormats(ajv);
  if (isInput) ajv.addKeyword(TYPED);
  ajv.addFormat('binary', true);
  ajv.addFormat('date', isDay);
  ajv.addFormat('date-time', isMoment);
  ajv.addSchema(DOCUMENT, DOCUMENT_ID);
  return ajv;
}

/** Validators that stop at the first problem (`FIRST`), and those that find all (`ALL`), which are created when first needed. */
const FIRST = { coercing: makeAjv('array', false), strict: makeAjv(false, false) };
const ALL: Partial<Record<keyof typeof FIRST | 'answers', Ajv2020>> = {};

function validatorOfAll(kind: keyof typeof ALL, schema: object): ValidateFunction {
  ALL[kind] ??= makeAjv(kind === 'coercing' ? 'array' : false, true, kind !== 'answers');
  return ALL[kind].compile(schema);
}

/** Most findings that are read; several may name the same field. */
const MOST_FINDINGS = 500;

/** Validator of a value; `errors` lists the problems, as Fastify expects it of a validator. */
export interface Check {
  (value: unknown): boolean;
  errors: ErrorObject[];
}

/**
 * Creates the validator of a schema. The first pass stops at the first problem, and checks sizes of lists before their content; all
 * problems are collected for values of ordinary size only, so that no caller can make the server list a million of them.
 */
function checkOf(kind: keyof typeof FIRST, schema: object): Check {
  const first = FIRST[kind].compile(schema);
  let all: ValidateFunction | undefined;
  const problemsOf = (value: unknown): ErrorObject[] => {
    if (first(value)) return [];
    const problems = first.errors ?? [];
    if (!smallEnough(value)) return problems.slice(0, 1);
    all ??= validatorOfAll(kind, schema);
    return all(value) ? problems : (all.errors ?? []).slice(0, MOST_FINDINGS);
  };
  const check: Check = Object.assign(
    (value: unknown) => {
      check.errors = problemsOf(value);
      return check.errors.length === 0;
    },
    { errors: [] },
  );
  return check;
}

/**
 * Creates the validators of an operation for Fastify: values of query, path and forms are text and are converted in place, a JSON body must
 * already have the right types (coercing it would hide mistakes).
 */
export function validatorCompiler({ requestBody }: Operation): FastifySchemaCompiler<object> {
  return ({ schema, httpPart }) =>
    checkOf(httpPart === 'body' && requestBody?.json !== undefined ? 'strict' : 'coercing', schema);
}

/** Creates the validator of an operation's answers. Compiled at first use: only tests and CHECK_ANSWERS use it. */
export function answerCheck(operation: Operation): (answer: unknown) => void {
  let validate: ValidateFunction | undefined;
  return (answer) => {
    if (operation.answer === null) return;
    validate ??= validatorOfAll('answers', schemaRef(operation.answer));
    if (validate(answer)) return;
    const findings = (validate.errors ?? []).slice(0, 8).map((e) => `${e.instancePath} ${e.message ?? ''}`);
    throw new ContractBreach(`${operation.id} answers outside the contract: ${findings.join('; ')}`);
  };
}
