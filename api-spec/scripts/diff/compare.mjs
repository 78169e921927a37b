/** Changes of a document that break a client written for an older one. */
import { SchemaDiff } from './schemas.mjs';

/** Returns the schema that the value of an older parameter has to fit: a single value is a list of one where values are separated by commas. */
function schemaNow(before, after) {
  return after.commas === true && before.commas !== true ? after.schema.items : after.schema;
}

function parameters(before, after, at, schemas) {
  for (const [name, old] of Object.entries(before)) {
    const { required, schema } = old;
    const now = after[name];
    if (now === undefined) schemas.found.push(`parameter gone: ${at} ${name}`);
    else {
      schemas.compare(schema, schemaNow(old, now), `${at} ${name}`, 'sent');
      if (now.required && !required) schemas.found.push(`now needed: ${at} ${name}`);
    }
  }
  for (const [name, { required }] of Object.entries(after))
    if (required && !(name in before)) schemas.found.push(`now needed: ${at} ${name}`);
}

function content(before, after, at, schemas, side) {
  for (const [media, schema] of Object.entries(before)) {
    if (!(media in after)) schemas.found.push(`kind gone: ${at} ${media}`);
    else schemas.compare(schema, after[media], at, side);
  }
}

function bodies(before, after, at, schemas) {
  if (before === undefined) {
    if (after?.required) schemas.found.push(`now needed: ${at} body`);
    return;
  }
  if (after === undefined) {
    schemas.found.push(`body gone: ${at}`);
    return;
  }
  if (after.required && !before.required) schemas.found.push(`now needed: ${at} body`);
  content(before.content, after.content, `${at} body`, schemas, 'sent');
}

function answers(before, after, at, schemas) {
  for (const [status, answer] of Object.entries(before)) {
    const now = after[status];
    if (now === undefined) schemas.found.push(`answer gone: ${at} ${status}`);
    else if (typeof answer === 'string' || typeof now === 'string') {
      if (answer !== now) schemas.found.push(`answer changed: ${at} ${status}`);
    } else content(answer, now, `${at} answer`, schemas, 'read');
  }
}

function operations(before, after, schemas) {
  for (const [at, old] of Object.entries(before)) {
    const now = after[at];
    if (now === undefined) {
      schemas.found.push(`call gone: ${at}`);
      continue;
    }
    const { found } = schemas;
    if (now.id !== old.id) found.push(`name changed: ${old.id} became ${now.id}`);
    if (now.security.some((one) => !old.security.includes(one))) found.push(`now needs a token: ${at}`);
    if (now.permission !== undefined && now.permission !== old.permission)
      found.push(`other permission: ${at} ${now.permission}`);
    for (const code of old.errors) if (!now.errors.includes(code)) found.push(`refusal gone: ${at} ${code}`);
    parameters(old.parameters, now.parameters, at, schemas);
    bodies(old.body, now.body, at, schemas);
    answers(old.answers, now.answers, at, schemas);
  }
}

function codes(before, after, schemas) {
  for (const [code, name] of Object.entries(before.codes)) {
    if (after.codes[code] !== name)
      schemas.found.push(`code changed: ${code} ${name} became ${after.codes[code] ?? 'nothing'}`);
    const [old, now] = [before.data[code], after.data[code]];
    if (old !== undefined && now === undefined) schemas.found.push(`data gone: ${code}`);
    else if (old !== undefined) schemas.compare({ $ref: old }, { $ref: now }, `data of ${code}`, 'read');
  }
}

/** Returns everything that breaks a client, one line each, sorted; both sides are meanings (`meaning.mjs`). */
export function breakingChanges(before, after) {
  const schemas = new SchemaDiff(before.schemas, after.schemas);
  operations(before.operations, after.operations, schemas);
  codes(before, after, schemas);
  return [...new Set(schemas.found)].sort();
}

/** Returns the breaks that the changelog does not quote in backquotes: no break is released without an entry. */
export function unacknowledged(found, changelog) {
  return found.filter((one) => !changelog.includes(`\`${one}\``));
}
