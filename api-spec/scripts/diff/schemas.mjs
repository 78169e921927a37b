/**
 * Compares two schemas from a client's side: values that the client sends must not be restricted, fields that it reads must not disappear.
 */

const list = (value) => [value ?? []].flat();
const named = (schema) => ('const' in schema ? [schema.const] : schema.enum);

/** Bounds: 1 when a larger value allows more, -1 when a smaller one does. */
const BOUNDS = {
  maximum: 1,
  maxLength: 1,
  maxItems: 1,
  maxProperties: 1,
  minimum: -1,
  minLength: -1,
  minItems: -1,
  minProperties: -1,
};

/** Comparison of all schemas of two documents; each pair of names is compared once per direction. */
export class SchemaDiff {
  #old;
  #new;
  #seen = new Set();
  /** Changes that break a client, each as a short line. */
  found = [];

  constructor(oldSchemas, newSchemas) {
    this.#old = oldSchemas;
    this.#new = newSchemas;
  }

  /**
   * Compares two schemas and adds what breaks a client to `found`.
   * @param {'sent' | 'read'} side whether the client sends the value or reads it
   */
  compare(before, after, at, side) {
    if (before.$ref !== undefined || after.$ref !== undefined) {
      const pair = `${side} ${before.$ref} ${after.$ref}`;
      if (before.$ref !== undefined && after.$ref !== undefined && this.#seen.has(pair)) return;
      this.#seen.add(pair);
      const place = before.$ref ?? at;
      this.compare(this.#of(this.#old, before), this.#of(this.#new, after), place, side);
      return;
    }
    this.#types(before, after, at, side);
    this.#values(before, after, at, side);
    if (side === 'sent') this.#bounds(before, after, at);
    this.#properties(before, after, at, side);
    if (before.items && after.items) this.compare(before.items, after.items, `${at}[]`, side);
    if (Object(before.additionalProperties) === before.additionalProperties)
      if (Object(after.additionalProperties) === after.additionalProperties)
        this.compare(before.additionalProperties, after.additionalProperties, `${at}{}`, side);
    this.#ways(before, after, at, side);
  }

  #of(schemas, schema) {
    return schema.$ref === undefined ? schema : (schemas[schema.$ref] ?? {});
  }

  #types(before, after, at, side) {
    const [old, now] = [list(before.type), list(after.type)];
    if (old.length === 0 || now.length === 0) return;
    const gone = old.filter((type) => !now.includes(type));
    const added = now.filter((type) => !old.includes(type));
    if (side === 'sent' ? gone.length > 0 : added.length > 0)
      this.found.push(`type of ${at}: ${old.join(' or ')} became ${now.join(' or ')}`);
  }

  #values(before, after, at, side) {
    const [old, now] = [named(before), named(after)];
    if (now === undefined) {
      if (old !== undefined && side === 'read') this.found.push(`values of ${at} are no longer named`);
      return;
    }
    if (old === undefined) {
      if (side === 'sent') this.found.push(`values of ${at}: only ${now.join(', ')}`);
      return;
    }
    for (const value of old) if (!now.includes(value)) this.found.push(`value gone: ${at} ${value}`);
  }

  #bounds(before, after, at) {
    for (const [bound, way] of Object.entries(BOUNDS)) {
      const [old = way * Infinity, now = way * Infinity] = [before[bound], after[bound]];
      if (way * now < way * old)
        this.found.push(`narrower: ${at} ${bound} ${before[bound] ?? 'none'} became ${now}`);
    }
    for (const form of ['pattern', 'format', 'contentMediaType', 'uniqueItems'])
      if (after[form] !== undefined && after[form] !== before[form])
        this.found.push(`form of ${at}: ${form} ${after[form]}`);
  }

  #properties(before, after, at, side) {
    const [old, now] = [before.properties ?? {}, after.properties ?? {}];
    for (const [name, schema] of Object.entries(old)) {
      if (!(name in now)) {
        if (after.oneOf === undefined) this.found.push(`field gone: ${at}.${name}`);
      } else this.compare(schema, now[name], `${at}.${name}`, side);
    }
    const [needed, needs] = [list(before.required), list(after.required)];
    if (side === 'sent' && before.oneOf === undefined)
      for (const name of needs.filter((one) => !needed.includes(one)))
        this.found.push(`now needed: ${at}.${name}`);
    if (side === 'read' && after.oneOf === undefined)
      for (const name of needed.filter((one) => one in now && !needs.includes(one)))
        this.found.push(`may be missing now: ${at}.${name}`);
  }

  /** Compares the alternatives of a value: each old one with the new one of its name, or of its position. */
  #ways(before, after, at, side) {
    const [old, now] = [before.oneOf ?? before.anyOf, after.oneOf ?? after.anyOf];
    if (old === undefined && now === undefined) return;
    if (old === undefined || now === undefined) {
      this.found.push(
        `${at} ${old === undefined ? 'is one of several ways now' : 'is no longer one of several ways'}`,
      );
      return;
    }
    const identityOf = (way, index) => way.$ref ?? (way.type === 'null' ? 'null' : index);
    const present = new Map(now.map((way, index) => [identityOf(way, index), way]));
    old.forEach((way, index) => {
      const same = present.get(identityOf(way, index));
      if (same !== undefined) this.compare(way, same, `${at}/${identityOf(way, index)}`, side);
      else if (side === 'sent') this.found.push(`way gone: ${at}/${identityOf(way, index)}`);
    });
    if (side === 'read' && now.length > old.length) this.found.push(`${at} has more ways now`);
  }
}
