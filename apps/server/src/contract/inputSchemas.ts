import { anchored, fileFieldsAt, type Schema, schemaAt, schemaRef } from './document';
import type { Operation, Parameter } from './operations';

/** Schemas of the input of a call, part by part, as Fastify's validators take them; parts without a description are left out. */
export interface InputSchemas {
  params?: object;
  querystring?: object;
  headers?: object;
  body?: object;
}

/** Placeholder in a form's body for an uploaded file. */
export const FILE_CAME = {};
const FILE_SCHEMA: Schema = { type: 'object' };

function objectOf(parameters: readonly Parameter[], nameOf = (name: string) => name): object {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map((p) => [nameOf(p.name), anchored(p.schema ?? {})])),
    required: parameters.filter((p) => p.required === true).map((p) => nameOf(p.name)),
  };
}

function formOf(pointer: string): object {
  const schema = schemaAt(pointer);
  const files = fileFieldsAt(pointer).map((name) => [name, FILE_SCHEMA]);
  return anchored({ ...schema, properties: { ...schema.properties, ...Object.fromEntries(files) } });
}

/** Returns the schemas of an operation's input. Header names are in lower case, as Node provides them. */
export function inputSchemas({ parameters, requestBody }: Operation): InputSchemas {
  const placed = (place: Parameter['in']) => parameters.filter((one) => one.in === place);
  const [path, query, headers] = [placed('path'), placed('query'), placed('header')];
  const { json, multipart } = requestBody ?? {};
  return {
    ...(path.length > 0 && { params: objectOf(path) }),
    ...(query.length > 0 && { querystring: objectOf(query) }),
    ...(headers.length > 0 && { headers: objectOf(headers, (name) => name.toLowerCase()) }),
    ...(json !== undefined && { body: schemaRef(json) }),
    ...(multipart !== undefined && { body: formOf(multipart) }),
  };
}
