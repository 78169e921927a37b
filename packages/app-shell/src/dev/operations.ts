/** Operation of the contract with the answers its mock can return. */
export interface MockOperation {
  id: string;
  /** HTTP method in upper case. */
  method: string;
  path: string;
  /** Values for `Prefer`; the first, empty one is the default answer. */
  answers: { id: string; label: string }[];
}

interface Answer {
  content?: Record<string, { examples?: Record<string, unknown> }>;
  $ref?: string;
}

/** Part of an OpenAPI document that the panel reads. */
export interface ContractDocument {
  paths: Record<string, Record<string, { operationId?: string; responses?: Record<string, Answer> }>>;
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];
const USUAL = 'usual';

function answersOf(responses: Record<string, Answer>): MockOperation['answers'] {
  const examples = Object.values(responses['200']?.content ?? {}).flatMap((content) =>
    Object.keys(content.examples ?? {}),
  );
  return [
    { id: '', label: USUAL },
    ...examples.filter((name) => name !== USUAL).map((name) => ({ id: `example=${name}`, label: name })),
    ...Object.keys(responses)
      .filter((status) => status !== '200')
      .map((status) => ({ id: `code=${status}`, label: `HTTP ${status}` })),
    { id: 'dynamic=true', label: 'dynamic' },
  ];
}

/** Returns every operation of the document. */
export function operationsOf(document: ContractDocument): MockOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (operation?.operationId === undefined) return [];
      return [
        {
          id: operation.operationId,
          method: method.toUpperCase(),
          path,
          answers: answersOf(operation.responses ?? {}),
        },
      ];
    }),
  );
}

/** Returns the operation that a call reaches. A literal path wins over one with parameters, as in the server. */
export function findOperation(
  operations: readonly MockOperation[],
  method: string,
  pathname: string,
): MockOperation | undefined {
  const parts = pathname.split('/');
  const fitting = operations.filter(({ method: own, path }) => {
    const pattern = path.split('/');
    return (
      own === method &&
      pattern.length === parts.length &&
      pattern.every((part, index) => part.startsWith('{') || part === parts[index])
    );
  });
  return fitting.find(({ path }) => path === pathname) ?? fitting[0];
}
