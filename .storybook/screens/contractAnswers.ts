import { findOperation, operationsOf } from '@selvedge/app-shell/dev/operations';
import type { ContractDocument, MockOperation } from '@selvedge/app-shell/dev/operations';
import type { Locale } from '../../design-system/src/formats/locale';
import { inLanguage } from './inLanguage';
import documentUrl from '../../api-spec/generated/openapi.json?url';

/** Answer that is never sent: the screen keeps waiting. */
export const PENDING = 'pending';
const USUAL = 'usual';
const hanRuns = /\p{Script=Han}+/gu;

/**
 * Answers of the operations in a story, by operation ID: the name of one of the operation's examples (`empty`, `error40401`), a status
 * (`HTTP 500`), or `pending`. An operation without an entry answers `usual`.
 */
export type Answers = Readonly<Record<string, string>>;

interface Pointer {
  $ref?: string;
}
interface Example extends Pointer {
  value?: unknown;
}
interface DescribedResponse extends Pointer {
  content?: Record<string, { examples?: Record<string, unknown> }>;
}
interface Components {
  components: { examples: Record<string, Example>; responses: Record<string, DescribedResponse> };
}

/** Answers calls from the contract's own examples. */
export interface ContractAnswers {
  /** Throws for an operation or an answer that the contract does not have, so that a misspelt name is seen. */
  check(answers: Answers): void;
  /** Returns the response to a call, refusals in the passed language; undefined when the contract describes no such call. */
  respond(
    method: string,
    pathname: string,
    answers: Answers,
    language: Locale,
  ): Response | typeof PENDING | undefined;
  /** Returns the Chinese words of the examples: names of people, companies, products and places, and texts written by users. */
  ownWords(): ReadonlySet<string>;
  /** Returns the data of an operation's answer when all goes well, for values that a story needs before its first call. */
  dataOf(operationId: string, answers: Answers): unknown;
}

const loadFresh = async (): Promise<ContractAnswers> => {
  const response = await fetch(documentUrl);
  return createAnswers((await response.json()) as ContractDocument & Components);
};

let loaded: Promise<ContractAnswers> | undefined;

/** Reads the generated contract once, and only when a story of a screen is shown: it has several megabytes. */
export function loadContractAnswers(): Promise<ContractAnswers> {
  loaded ??= loadFresh();
  return loaded;
}

function createAnswers(contract: ContractDocument & Components): ContractAnswers {
  const operations = operationsOf(contract);
  let own: ReadonlySet<string> | undefined;

  const follow = <Node extends Pointer>(node: Node | undefined): Node | undefined => {
    if (node?.$ref === undefined) return node;
    const [kind, name = ''] = node.$ref.split('/').slice(-2);
    const found = kind === 'examples' ? contract.components.examples : contract.components.responses;
    return found[name] as Node | undefined;
  };

  const written = (operation: MockOperation, name: string): { status: number; body: unknown } => {
    const [, code] = /^HTTP (\d+)$/.exec(name) ?? [];
    const described = contract.paths[operation.path]?.[operation.method.toLowerCase()]?.responses;
    const response = follow<DescribedResponse>(described?.[code ?? '200']);
    const examples = Object.values(response?.content ?? {})[0]?.examples ?? {};
    const example = follow(
      (code === undefined ? examples[name] : Object.values(examples)[0]) as Example | undefined,
    );
    return { status: Number(code ?? '200'), body: example?.value };
  };

  const byId = (id: string): MockOperation => {
    const operation = operations.find((each) => each.id === id);
    if (!operation) throw new Error(`The contract has no operation ${id}`);
    return operation;
  };

  return {
    check: (answers) => {
      for (const [id, name] of Object.entries(answers)) {
        const { answers: known } = byId(id);
        if (name === PENDING || known.some(({ label }) => label === name)) continue;
        throw new Error(`${id} does not answer ${name}, but ${known.map(({ label }) => label).join(', ')}`);
      }
    },
    respond: (method, pathname, answers, language) => {
      const operation = findOperation(operations, method, pathname);
      if (!operation) return undefined;
      const name = answers[operation.id] ?? USUAL;
      if (name === PENDING) return PENDING;
      const { status, body } = written(operation, name);
      // Responses without an example are files; an empty one is enough.
      return body === undefined
        ? new Response(new Blob())
        : Response.json(inLanguage(body, language), { status });
    },
    ownWords: () => (own ??= new Set(JSON.stringify(contract.components.examples).match(hanRuns))),
    dataOf: (id, answers) => {
      const { body } = written(byId(id), answers[id] ?? USUAL);
      return (body as { data?: unknown } | undefined)?.data;
    },
  };
}
