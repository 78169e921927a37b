import { ApiError, isFault } from './ApiError';
import { normaliseEnvelope } from './envelope';
import type { Answer } from './envelope';
import { errorPolicy } from './errorPolicy';
import type { ApiFamily, ErrorMessageKey, ErrorPolicy, LoginRedirect } from './errorPolicy';
import { createSessionGuard } from './session';
import { createTransport } from './transport';
import type { RawInit, RawResponse, TransportOptions } from './transport';
import type { HttpMethod } from './callTypes';

/**
 * Message to show to the user: the server's own text, or a message key when it sent none. A fault of the server also has the request id by
 * which it is found in the log.
 */
export type ClientMessage = ({ text: string } | { key: ErrorMessageKey }) & { reference?: string };

/** Reactions of the app to the outcome of a call. Called in the order clear, message, redirect; each is optional. */
export interface ClientHooks {
  /** Returns whether the session that the browser stores is still that of `getToken`; a response to an older session ends nothing. */
  isSessionOurs?: () => boolean;
  /** Called after each successful call: the app sets `temp` here. */
  onSuccess?: () => void;
  /** Called when the session is over: the app discards the user and the token. */
  onClearSession?: () => void;
  /** Shows an error toast. Not called for `silent` calls, aborts, and responses to a session that is already over. */
  onMessage?: (message: ClientMessage) => void;
  /** Navigates to /login, with the current path to return to or replacing the route. */
  onRedirect?: (how: Exclude<LoginRedirect, 'none'>) => void;
}

export interface ClientOptions extends TransportOptions, ClientHooks {}

interface Outcome {
  policy: ErrorPolicy;
  answer: Answer | undefined;
  httpStatus: number | undefined;
  requestId: string | undefined;
  cause?: unknown;
}

function judge(family: ApiFamily, response: RawResponse): Outcome {
  const { body, httpStatus, requestId } = response;
  const answer = body.kind === 'json' ? normaliseEnvelope(body.json) : undefined;
  return { policy: errorPolicy(family, httpStatus, answer?.code), answer, httpStatus, requestId };
}

function toApiError({ policy, answer, httpStatus, requestId, cause }: Outcome): ApiError {
  return new ApiError({
    code: answer?.code,
    message: answer?.message ?? '',
    messageKey: policy.messageKey ?? 'requestFailed',
    data: answer?.data,
    httpStatus,
    requestId,
    cause,
  });
}

/** Creates the untyped caller behind both clients: it sends a call, calls the hooks, and returns the data or throws an ApiError. */
export function createCaller(family: ApiFamily, tokenHeader: string, options: ClientOptions) {
  const send = createTransport(tokenHeader, options);
  const guard = createSessionGuard(options.getToken, options.isSessionOurs);

  function notify(outcome: Outcome, isCurrent: boolean, silent: boolean): void {
    const { policy } = outcome;
    if (policy.redirect === 'none') {
      if (!silent) show(outcome);
      return;
    }
    if (!isCurrent) return;
    guard.end();
    if (policy.clearSession) options.onClearSession?.();
    show(outcome);
    options.onRedirect?.(policy.redirect);
  }

  function show({ policy, answer, httpStatus, requestId }: Outcome): void {
    const reference = isFault(httpStatus) && requestId !== undefined ? { reference: requestId } : {};
    const text = policy.preferServerMessage ? answer?.message : undefined;
    if (text) options.onMessage?.({ text, ...reference });
    else if (policy.messageKey) options.onMessage?.({ key: policy.messageKey, ...reference });
  }

  return async (method: HttpMethod, path: string, init: RawInit = {}): Promise<unknown> => {
    const started = guard.begin();
    let outcome: Outcome;
    try {
      const response = await send(method, path, started.token, init);
      if (response.httpStatus < 300 && response.body.kind === 'file') {
        options.onSuccess?.();
        return response.body.file;
      }
      outcome = judge(family, response);
    } catch (cause) {
      if (init.signal?.aborted) throw cause;
      outcome = {
        policy: errorPolicy(family, undefined, undefined),
        answer: undefined,
        httpStatus: undefined,
        requestId: undefined,
        cause,
      };
    }
    if (!outcome.policy.reject) {
      options.onSuccess?.();
      return outcome.answer?.data ?? null;
    }
    notify(outcome, started.isCurrent(), init.silent ?? false);
    throw toApiError(outcome);
  };
}
