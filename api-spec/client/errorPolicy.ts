/** Server family of a call: /api/sp (buyer) or /api/v1 (staff). */
export type ApiFamily = 'buyer' | 'staff';

/** Message keys of the texts that the client may ask the app to show (glossary, "Messages"). */
export type ErrorMessageKey =
  | 'requestFailed'
  | 'http401'
  | 'http403'
  | 'http404'
  | 'http413'
  | 'http500'
  | 'network';

/**
 * Navigation of the app after the error.
 * `login-with-return`: push /login with `redirect` = the current path.
 * `login-replace`: replace the route with /login, no history entry and no redirect.
 */
export type LoginRedirect = 'none' | 'login-with-return' | 'login-replace';

/** Complete reaction of the app to one response. */
export interface ErrorPolicy {
  /** Whether the promise rejects with an ApiError; false only for a success. */
  reject: boolean;
  clearSession: boolean;
  redirect: LoginRedirect;
  /** Message key of the text to show; undefined for a success. */
  messageKey: ErrorMessageKey | undefined;
  /** Whether the server's own message is shown when there is one, and `messageKey` only as the default. */
  preferServerMessage: boolean;
}

const SUCCESS: ErrorPolicy = {
  reject: false,
  clearSession: false,
  redirect: 'none',
  messageKey: undefined,
  preferServerMessage: false,
};

function toast(messageKey: ErrorMessageKey): ErrorPolicy {
  return { ...SUCCESS, reject: true, messageKey };
}

function refusal(redirect: LoginRedirect): ErrorPolicy {
  return {
    reject: true,
    clearSession: redirect !== 'none',
    redirect,
    messageKey: 'requestFailed',
    preferServerMessage: true,
  };
}

const HTTP_MESSAGES: Readonly<Record<number, ErrorMessageKey>> = {
  401: 'http401',
  403: 'http403',
  404: 'http404',
  413: 'http413',
  500: 'http500',
};

const BODY_REDIRECTS: ReadonlyMap<number | string | undefined, LoginRedirect> = new Map([
  [401, 'login-with-return'],
  [203, 'login-replace'],
]);

/**
 * Returns the reaction to a response: the error table of section 8 as one pure function.
 *
 * The HTTP status is judged first, then the body code. An expired staff token is HTTP 401 and ends the session; an expired buyer token is
 * HTTP 200 with body code 401, so a bare HTTP 401 on the buyer side only shows a toast.
 * The two session codes mean the same in both families, because either app may run against either kind of server.
 *
 * @param httpStatus status of the response; undefined when there was none (network fault, timeout)
 * @param bodyCode code of the envelope; undefined when the body is no envelope
 */
export function errorPolicy(
  family: ApiFamily,
  httpStatus: number | undefined,
  bodyCode: number | string | undefined,
): ErrorPolicy {
  if (httpStatus === undefined) return toast('network');
  if (httpStatus < 200 || httpStatus > 299) {
    const policy = toast(HTTP_MESSAGES[httpStatus] ?? 'network');
    const expired = httpStatus === 401 && (family === 'staff' || bodyCode === 401);
    return expired ? { ...policy, clearSession: true, redirect: 'login-with-return' } : policy;
  }
  if (bodyCode === 200) return SUCCESS;
  return refusal(BODY_REDIRECTS.get(bodyCode) ?? 'none');
}
