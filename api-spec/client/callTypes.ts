import type { paths } from '../generated/types';

/** HTTP methods that the contract uses. */
export type HttpMethod = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Paths of the contract that begin with `Prefix`. */
export type PathsUnder<Prefix extends string> = {
  [Path in keyof paths as Path extends `${Prefix}${string}` ? Path : never]: paths[Path];
};

export type BuyerPaths = PathsUnder<'/api/sp/'>;
export type StaffPaths = PathsUnder<'/api/v1/'>;

/** Paths of `Paths` that have an operation for `Method`. */
export type PathWith<Paths, Method extends HttpMethod> = {
  [Path in keyof Paths]: Paths[Path] extends Record<Method, object> ? Path : never;
}[keyof Paths] &
  string;

/** Operation of a method and a path. */
export type OperationOf<
  Paths,
  Method extends HttpMethod,
  Path extends keyof Paths,
> = Method extends keyof Paths[Path] ? Paths[Path][Method] : never;

/** Type without fields; an intersection with it changes nothing. */
type None = Record<never, never>;
/** Part of an operation, without `undefined`; `None` for a part that does not exist, which the generated types write as `name?: never`. */
type Present<Value> = [NonNullable<Value>] extends [never] ? None : NonNullable<Value>;
type Part<Op, Name extends string> =
  Op extends Record<'parameters', infer Parts> ? Present<Parts[Name & keyof Parts]> : None;

/** `{ name: Value }`, optional when nothing inside `Value` is required, absent when `Value` has no fields. */
type Field<Name extends string, Value> = [keyof Value] extends [never]
  ? None
  : None extends Value
    ? Partial<Record<Name, Value>>
    : Record<Name, Value>;

type BodyContent<Op> =
  Op extends Partial<Record<'requestBody', infer Body>>
    ? Present<Body> extends { content: infer Content }
      ? Content
      : None
    : None;
type BodyField<Op, Name extends string, Value> =
  Op extends Record<'requestBody', object> ? Record<Name, Value> : Partial<Record<Name, Value>>;
type JsonBody<Op> =
  BodyContent<Op> extends { 'application/json': infer Body } ? BodyField<Op, 'body', Body> : None;
type FormBody<Op> =
  BodyContent<Op> extends { 'multipart/form-data': infer Parts } ? BodyField<Op, 'form', Parts> : None;

/** Idempotency key of a call: required for calls that book goods or money, optional for others that take it, absent for the rest. */
type IdempotencyField<Op> =
  Part<Op, 'header'> extends { 'Idempotency-Key': string }
    ? { idempotencyKey: string }
    : 'Idempotency-Key' extends keyof Part<Op, 'header'>
      ? { idempotencyKey?: string }
      : None;

/** Options that every call takes. */
export interface CallOptions {
  /** Signal that aborts the call: it rejects with the signal's reason and shows no message. */
  signal?: AbortSignal;
  /** Shows no message when the call fails, for background refreshes; the call still rejects, and the end of a session is still reported. */
  silent?: boolean;
  /** Replaces the browser's fetch for this call, for example to count the bytes of an upload. */
  fetch?: (request: Request) => Promise<Response>;
}

/** Input of a call of operation `Op`: `query`, `path`, `body` or `form`, and the idempotency key of create calls. */
export type CallInit<Op> = CallOptions &
  Field<'query', Part<Op, 'query'>> &
  Field<'path', Part<Op, 'path'>> &
  JsonBody<Op> &
  FormBody<Op> &
  IdempotencyField<Op>;

/** Argument list of a call: `init` may be left out when nothing in it is required. */
export type CallArguments<Op> = None extends CallInit<Op> ? [init?: CallInit<Op>] : [init: CallInit<Op>];

type SuccessContent<Op> = Op extends { responses: { 200: { content: infer Content } } } ? Content : never;
/** Type of `data` in the success branch of a response; distributes over its branches, so that the data of refusals are no part of it. */
type DataInside<Envelope> = Envelope extends { code: 200; data: infer Data } ? Data : never;

/** Result of a call: the `data` of the success, or a File for calls that return a binary file. */
export type CallData<Op> =
  Exclude<keyof SuccessContent<Op>, 'application/json'> extends never
    ? SuccessContent<Op> extends { 'application/json': infer Envelope }
      ? DataInside<Envelope>
      : never
    : File;

/** Method of a client: the path must exist for it, the fields are checked, the result is the data. */
export type CallMethod<Paths, Method extends HttpMethod> = <Path extends PathWith<Paths, Method>>(
  path: Path,
  ...init: CallArguments<OperationOf<Paths, Method, Path>>
) => Promise<CallData<OperationOf<Paths, Method, Path>>>;
