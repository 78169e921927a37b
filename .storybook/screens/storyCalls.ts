import type { Locale } from '../../design-system/src/formats/locale';
import { PENDING } from './contractAnswers';
import type { Answers, ContractAnswers } from './contractAnswers';

const ownFetch = globalThis.fetch;
let underway = 0;

/** Turns of the page's clock without a call after which it has what it asked for; a long drawing counts as one turn. */
const QUIET_TURNS = 5;
const TURN_MS = 10;

/** Lets the contract answer the calls of the page. Returns the way back. */
export function answerCalls(contract: ContractAnswers, answers: Answers, language: Locale): () => void {
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, origin } = new URL(request.url);
    if (origin !== window.location.origin || !pathname.startsWith('/api/')) return ownFetch(input, init);
    const response = contract.respond(request.method, pathname, answers, language);
    if (!response) throw new Error(`The contract describes no ${request.method} ${pathname}`);
    if (response === PENDING) return untilAborted(request.signal);
    underway += 1;
    setTimeout(() => {
      underway -= 1;
    });
    return response;
  };
  return () => {
    globalThis.fetch = ownFetch;
  };
}

/** What a story answers a call with; `others` asks the contract, or the network, as without it. */
type OwnAnswer = (request: Request, others: () => Promise<Response>) => Response | Promise<Response>;

/** Has a story answer calls whose answer changes, waits or is no example of the contract. For its `beforeEach`: returns the way back. */
export function answerSome(answer: OwnAnswer): () => void {
  const others = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    return answer(request, () => others(request));
  };
  return () => {
    globalThis.fetch = others;
  };
}

/** Holds the answers of the calls whose address ends so until `letGo`. `hold` is for the `beforeEach` of a story. */
export function heldAnswers(ending: string): { hold: () => () => void; letGo: () => void } {
  let open = (): void => undefined;
  return {
    hold: () => {
      const opened = new Promise<void>((resolve) => {
        open = resolve;
      });
      return answerSome(async (request, others) => {
        if (request.url.endsWith(ending)) await opened;
        return others();
      });
    },
    letGo: () => open(),
  };
}

/** Waits until the page shows what it asked for: no call is on its way and none follows for a moment. */
export async function whenAnswered(): Promise<void> {
  for (let quiet = 0; quiet < QUIET_TURNS; quiet = underway > 0 ? 0 : quiet + 1) {
    await new Promise((resolve) => {
      setTimeout(resolve, TURN_MS);
    });
  }
}

function untilAborted(signal: AbortSignal): Promise<Response> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
}
