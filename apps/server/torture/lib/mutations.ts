import type { Chances } from '../../src/demo/random';
import type { WireCall } from './calls';

/** Named change to a valid call. */
export interface Mutation {
  name: string;
  apply(call: WireCall, luck: Chances): WireCall;
}

type Json = unknown;
type Path = (string | number)[];

function pathsOf(value: Json, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([name, inner]) => pathsOf(inner, [...at, name]))];
}

function changed(value: Json, [head, ...rest]: Path, change: (inner: Json) => Json): Json {
  if (head === undefined) return change(value);
  if (Array.isArray(value)) {
    return value.map((one: Json, at) => (String(at) === String(head) ? changed(one, rest, change) : one));
  }
  const copy: Record<string, Json> = Object.assign({}, value);
  const next = changed(copy[head], rest, change);
  if (next === undefined) delete copy[head];
  else copy[head] = next;
  return copy;
}

/** Changes one value somewhere in the body; a call without a body gets one. */
function inBody(name: string, change: (inner: Json, luck: Chances) => Json): Mutation {
  return {
    name,
    apply(call, luck) {
      const isJson = call.headers['content-type'] === 'application/json';
      const body: Json = isJson ? JSON.parse(String(call.payload)) : {};
      const next = changed(body, luck.pick(pathsOf(body)), (inner) => change(inner, luck));
      return {
        ...call,
        headers: { ...call.headers, 'content-type': 'application/json' },
        payload: JSON.stringify(next ?? null),
      };
    },
  };
}

/** Sends the given text as the body. */
function asBody(name: string, payload: (luck: Chances) => string, type = 'application/json'): Mutation {
  return {
    name,
    apply: (call, luck) => ({
      ...call,
      headers: { ...call.headers, 'content-type': type },
      payload: payload(luck),
    }),
  };
}

function inQuery(name: string, added: (luck: Chances, names: string[]) => string): Mutation {
  return {
    name,
    apply(call, luck) {
      const names = [
        ...new URL(call.url, 'http://selvedge').searchParams.keys(),
        'page',
        'size',
        'sort',
        'keyword',
      ];
      return { ...call, url: `${call.url}${call.url.includes('?') ? '&' : '?'}${added(luck, names)}` };
    },
  };
}

function inPath(name: string, part: (luck: Chances, was: string) => string): Mutation {
  return {
    name,
    apply(call, luck) {
      const [path = '', query] = call.url.split('?', 2);
      const parts = path.split('/');
      const at = luck.whole(Math.max(1, parts.length - 2), parts.length - 1);
      parts[at] = part(luck, parts[at] ?? '');
      return { ...call, url: `${parts.join('/')}${query === undefined ? '' : `?${query}`}` };
    },
  };
}

const NUMBERS = [-1, 0, 0.5, -0, 1e-7, 2 ** 31, 2 ** 53, 2 ** 63, 1e308, -1e308, 100_000, 100_001];
const WORDS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202e﷽',
  'Ω'.repeat(3000),
  '😀'.repeat(600),
  'x'.repeat(100_000),
  "' or 1=1 --",
  '$1; drop table orders',
  '${7*7}{{7*7}}',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '=cmd|calc',
  '2026-02-30',
  '0000-00-00T00:00:00Z',
  '+99999-01-01T00:00:00Z',
  'NaN',
  'null',
  '-1',
  '1e999',
];
/** Words that an address can contain: no lone surrogates, and not longer than a server reads. */
const QUERY_WORDS = WORDS.filter((word) => word !== '\ud800' && word.length < 1000);
const NAMES = ['__proto__', 'constructor', 'toString', 'extra', '', 'x'.repeat(2000), 'a.b[c]', '\0'];
const MANY = [1001, 3000, 20_000];

const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);

/** All kinds of changes, each tried on every operation. */
export const MUTATIONS: readonly Mutation[] = [
  inBody('a part is missing', () => undefined),
  inBody('a part is null', () => null),
  inBody('a part is of another type', (inner, luck) =>
    luck.pick<Json>([true, 7, 'seven', [], {}, [[]], { a: 1 }].filter((one) => typeof one !== typeof inner)),
  ),
  inBody('a number at an edge', (_inner, luck) => luck.pick(NUMBERS)),
  inBody('a text at an edge', (_inner, luck) => luck.pick(WORDS)),
  inBody('an id of nothing', (_inner, luck) => `nothing-${luck.whole(1, 1e9)}`),
  inBody('a part more', (inner, luck) => {
    const isPlain = typeof inner === 'object' && inner !== null && !Array.isArray(inner);
    return isPlain
      ? Object.fromEntries([...Object.entries(inner), [luck.pick(NAMES), luck.pick(WORDS)]])
      : inner;
  }),
  inBody('thousands of a part', (inner, luck) =>
    Array.from({ length: luck.pick(MANY) }, () => (Array.isArray(inner) ? (inner[0] ?? {}) : inner)),
  ),
  inBody('thousands of empty objects', (_inner, luck) => Array.from({ length: luck.pick(MANY) }, () => ({}))),
  inBody('thousands of fields', () =>
    Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`f${at}`, at])),
  ),
  inBody('nested a hundred deep', () => JSON.parse(nested('[', ']', 100))),
  asBody('nested without end', (luck) => nested('[', ']', luck.pick([5000, 30_000]))),
  asBody('nested objects without end', (luck) => `${'{"a":'.repeat(luck.pick([3000, 10_000]))}1${'}'}`),
  asBody('a body of null', () => 'null'),
  asBody('a body that is no object', (luck) => luck.pick(['[]', '""', '1', 'true', '[null]', '"{}"'])),
  asBody('a body that is no JSON', (luck) =>
    luck.pick(['{', '{"a":', '\ufeff{}', "{'a':1}", '{"a":1}}', '\0']),
  ),
  asBody('a name twice', () => '{"lines":[],"lines":null,"id":1,"id":"2","version":1,"version":1.5}'),
  asBody('a prototype as a part', () => '{"__proto__":{"admin":true},"constructor":{"prototype":{"a":1}}}'),
  asBody('5 MB of text', () => JSON.stringify({ lines: 'x'.repeat(5_000_000) })),
  asBody('another kind of content', () => 'a=1&b=2', 'application/x-www-form-urlencoded'),
  asBody('plain text', () => '{}', 'text/plain'),
  asBody('an unknown charset', () => '{}', 'application/json; charset=utf-77'),
  asBody('a form without a boundary', () => '--x', 'multipart/form-data'),
  asBody(
    'a form without an end',
    () => '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1',
    'multipart/form-data; boundary=x',
  ),
  inQuery('a query key twice', (luck, names) => {
    const name = luck.pick(names);
    return `${name}=1&${name}=2&${name}[]=3`;
  }),
  inQuery(
    'a query value at an edge',
    (luck, names) => `${luck.pick(names)}=${encodeURIComponent(luck.pick(QUERY_WORDS))}`,
  ),
  inQuery('a query number at an edge', (luck, names) => `${luck.pick(names)}=${luck.pick(NUMBERS)}`),
  inQuery(
    'a query that cannot be decoded',
    (luck, names) => `${luck.pick(names)}=${luck.pick(['%', '%zz', '%ff%fe', '%c0%af', '%00'])}`,
  ),
  inQuery('hundreds of query keys', () => Array.from({ length: 800 }, (_, at) => `k${at}=1`).join('&')),
  inPath('a path part of nothing', (luck) => `nothing-${luck.whole(1, 1e9)}`),
  inPath('a path part that climbs', (luck) => luck.pick(['..%2f..%2fetc', '%2e%2e', '..;', '%252e%252e'])),
  inPath('a path part that cannot be decoded', (luck) => luck.pick(['%', '%zz', '%ff', '%00', '%c0%af'])),
  inPath('a path part written otherwise', (_luck, was) =>
    [...was].map((sign) => `%${sign.codePointAt(0)?.toString(16).padStart(2, '0')}`).join(''),
  ),
  inPath('a long path part', (luck) => 'x'.repeat(luck.pick([601, 5000]))),
  {
    name: 'a key that is no key',
    apply: (call, luck) => ({
      ...call,
      headers: {
        ...call.headers,
        'idempotency-key': luck.pick(['x', ' ', 'é'.repeat(9), 'k'.repeat(5000), '../..', "';--"]),
      },
    }),
  },
  {
    name: 'headers without sense',
    apply: (call) => ({
      ...call,
      headers: {
        ...call.headers,
        'accept-language': 'x'.repeat(3000),
        'accept-encoding': 'zip, zip;q=9',
        'if-none-match': '"'.repeat(500),
        'x-forwarded-for': '127.0.0.1, ::1, unknown',
      },
    }),
  },
];
