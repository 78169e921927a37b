/** Collects the facts that the examples state about each entity, and lists the contradictions. */
import type { Json } from '../document';
import { STATEMENTS } from './entities';
import type { Found } from './walk';

/** Mention of a fact, with its place. */
export interface Mention {
  value: string;
  example: string;
  where: string;
}

function valueAt(item: Json, path: string, around: Json): unknown {
  const [first = '', ...rest] = path.split('.');
  const start: unknown = first === '^' ? around : item[first];
  return rest.reduce<unknown>((node, name) => (node as Json | null | undefined)?.[name], start);
}

/** Returns every fact that the objects state, as `kind id fact`, with every mention of it. */
export function collect(found: readonly Found[], part: 'is' | 'now'): Map<string, Mention[]> {
  const all = new Map<string, Mention[]>();
  for (const { schema, value, example, at } of found) {
    for (const { kind, id, each, [part]: facts } of STATEMENTS.get(schema) ?? []) {
      for (const item of each === '' ? [value] : (value[each] as Json[])) {
        const key = valueAt(item, id, value);
        if (typeof key !== 'string') continue;
        for (const [fact, path] of facts) {
          const stated = valueAt(item, path, value);
          if (stated === undefined) continue;
          const name = `${kind} ${key} ${fact}`;
          const mentions = all.get(name) ?? [];
          mentions.push({ value: JSON.stringify(stated), example, where: `${example}${at}` });
          all.set(name, mentions);
        }
      }
    }
  }
  return all;
}

/** Returns one line for each fact that two examples state differently, with the first place of each version. */
export function contradictions(facts: ReadonlyMap<string, Mention[]>): string[] {
  return [...facts].flatMap(([name, mentions]) => {
    const versions = new Map<string, string>();
    for (const { value, where } of mentions) if (!versions.has(value)) versions.set(value, where);
    if (versions.size < 2) return [];
    return [`${name}: ${[...versions].map(([value, where]) => `${value} in ${where}`).join(', ')}`];
  });
}

/** Returns the ids of one kind of entity that occur in any example. */
export function idsOf(found: readonly Found[], kind: string): Set<string> {
  const names = [...collect(found, 'is').keys()].map((name) => name.split(' '));
  return new Set(names.filter(([one]) => one === kind).map(([, id = '']) => id));
}
