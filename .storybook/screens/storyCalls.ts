import type { Locale } from '../../design-system/src/formats/locale';
import { PENDING } from './contractAnswers';
import type { Answers, ContractAnswers } from './contractAnswers';

const ownFetch = globalThis.fetch;
let underway = 0;

/** Timer turns without a call after which the page has all its data; a long rendering counts as one turn. */
const QUIET_TURNS = 5;
const TURN_MS = 10;

/** Answers the calls of the page from the contract. Returns the function that restores `fetch`. */
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

/** Answer of a story to a call; `others` passes the call on to the contract, or to the network. */
type OwnAnswer = (request: Request, others: () => Promise<Response>) => Response | Promise<Response>;

/**
 * Lets a story answer calls whose answer changes, is delayed or is no example of the contract. For its `beforeEach`: returns the function
 * that restores `fetch`.
 */
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

/** Delays the responses of calls whose address ends with `ending` until `letGo`. `hold` is for the `beforeEach` of a story. */
export function delayedResponses(ending: string): { hold: () => () => void; letGo: () => void } {
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

/** Waits until the page shows its data: no call is under way and none follows for a moment. */
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
