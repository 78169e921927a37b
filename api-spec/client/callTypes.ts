import type { paths } from '../generated/types';

/** The methods the contract uses. */
export type HttpMethod = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The part of the contract whose paths begin with `Prefix`. */
export type PathsUnder<Prefix extends string> = {
  [Path in keyof paths as Path extends `${Prefix}${string}` ? Path : never]: paths[Path];
};

export type BuyerPaths = PathsUnder<'/api/sp/'>;
export type StaffPaths = PathsUnder<'/api/v1/'>;

/** The paths of `Paths` that have an operation for `Method`. */
export type PathWith<Paths, Method extends HttpMethod> = {
  [Path in keyof Paths]: Paths[Path] extends Record<Method, object> ? Path : never;
}[keyof Paths] &
  string;

/** The operation behind a method and a path. */
export type OperationOf<
  Paths,
  Method extends HttpMethod,
  Path extends keyof Paths,
> = Method extends keyof Paths[Path] ? Paths[Path][Method] : never;

/** A type without fields; intersecting with it changes nothing. */
type None = Record<never, never>;
/** The generated types write a part that does not exist as `name?: never`. */
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

/** The key of a call that takes one; a call that books goods or money cannot be written without. */
type IdempotencyField<Op> =
  Part<Op, 'header'> extends { 'Idempotency-Key': string }
    ? { idempotencyKey: string }
    : 'Idempotency-Key' extends keyof Part<Op, 'header'>
      ? { idempotencyKey?: string }
      : None;

/** Options every call takes. */
export interface CallOptions {
  /** Aborting rejects with the signal's reason and shows nothing. */
  signal?: AbortSignal;
  /** Rejects as usual but asks the app to show no message: for background refreshes. Session ends are still told. */
  silent?: boolean;
  /** Sends this one call in place of the browser's fetch: one that counts what has left of a file. */
  fetch?: (request: Request) => Promise<Response>;
}

/** What a call of operation `Op` takes: `query`, `path`, `body` or `form`, and the idempotency key of create calls. */
export type CallInit<Op> = CallOptions &
  Field<'query', Part<Op, 'query'>> &
  Field<'path', Part<Op, 'path'>> &
  JsonBody<Op> &
  FormBody<Op> &
  IdempotencyField<Op>;

/** The init argument: may be left out when nothing in it is required. */
export type CallArguments<Op> = None extends CallInit<Op> ? [init?: CallInit<Op>] : [init: CallInit<Op>];

type SuccessContent<Op> = Op extends { responses: { 200: { content: infer Content } } } ? Content : never;
/** Distributes over the branches of an answer: what a refusal carries is no part of it. */
type DataInside<Envelope> = Envelope extends { code: 200; data: infer Data } ? Data : never;

/** What a call resolves to: the `data` of the success, or a File for the calls that answer a binary file. */
export type CallData<Op> =
  Exclude<keyof SuccessContent<Op>, 'application/json'> extends never
    ? SuccessContent<Op> extends { 'application/json': infer Envelope }
      ? DataInside<Envelope>
      : never
    : File;

/** One method of a client: the path must exist for it, the fields are checked, the result is the data. */
export type CallMethod<Paths, Method extends HttpMethod> = <Path extends PathWith<Paths, Method>>(
  path: Path,
  ...init: CallArguments<OperationOf<Paths, Method, Path>>
) => Promise<CallData<OperationOf<Paths, Method, Path>>>;
