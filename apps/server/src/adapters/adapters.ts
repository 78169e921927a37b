import type { Readable } from 'node:stream';
import type { NamedRate } from '@selvedge/domain/money/exchange';

/** E-mail or phone message to a recipient outside the product. */
export interface OutgoingMessage {
  /** Id of the message; the same at every attempt to send it. */
  id: string;
  channel: 'email' | 'phone';
  to: string;
  subject: string;
  text: string;
  /** HTML version of `text`, for mail programs that show HTML. */
  html: string;
}

/** Sends e-mail and phone messages. */
export interface MailAdapter {
  send(message: OutgoingMessage): Promise<void>;
  /** Removes the messages that the adapter stored before a moment, and returns their number; absent where the adapter stores none. */
  forget?(before: Date): Promise<number>;
}

/** Start of a sign-in: data for sending a browser to the social platform. */
export interface LoginRequest {
  /** State parameter that the platform returns with the browser. */
  state: string;
  /** PKCE code verifier; only its challenge is sent to the platform, the verifier stays on the server. */
  verifier: string;
  /** Origin under which the caller reached this server. */
  origin: string;
}

/**
 * Identifies the person behind a login code at the social platform. The methods fail with `SocialUnavailableError` when the platform is
 * unavailable.
 */
export interface SocialAdapter {
  /** False when no platform is configured; the sign-in panel then shows that. */
  readonly configured: boolean;
  /** Display name of the platform, set by the merchant; null for WeChat and for the simulator. */
  readonly name: string | null;
  /** True for the simulator used in development, which asks for the person on a page of this server. */
  readonly isSimulated: boolean;
  /** Address of the buyer app to which the platform redirects browsers; null when it is the origin of the caller. */
  readonly returnUrl: string | null;
  /** Returns the address of the platform's login page for a sign-in that has begun. */
  departure(begun: LoginRequest): Promise<string>;
  /**
   * Returns the person's id on the platform, or null when the code is invalid. `verifier` is the one of the departure; null for a code that
   * the platform's own app issued without one.
   */
  identify(code: string, verifier: string | null): Promise<string | null>;
}

/** Entry of the file store: a key and the time of its last change. */
export interface StoredBytes {
  key: string;
  changedAt: Date;
}

/** File that a client uploads directly to the store. */
export interface DirectBytes {
  /** Exact size in bytes. */
  size: number;
  contentType: string;
  /** Validity of the upload address, in ms. */
  lifeMs: number;
}

/**
 * Stores the bytes of uploaded files. The methods fail with `FileStoreUnavailableError` when the store does not work, for whatever reason: it is then
 * unknown whether the bytes were stored or deleted, and a later retry may succeed.
 */
export interface FileAdapter {
  /** Stores bytes under a key. After it resolves they survive a power failure; a key never has a partly written file. */
  put(key: string, data: Buffer): Promise<void>;
  /** Returns the bytes, or null when the key does not exist. */
  get(key: string): Promise<Readable | null>;
  /** Removes the bytes of a key; does nothing when there are none. */
  delete(key: string): Promise<void>;
  /** Lists everything in the store, including remains of an interrupted `put`; each key can be passed to `delete`. */
  list(): AsyncIterable<StoredBytes>;
  /** Returns whether the store is completely empty, including files that this server did not write. */
  isEmpty(): Promise<boolean>;
  /** Removes all files that this server wrote, for an installation that is emptied. */
  clear(): Promise<void>;
  /**
   * Returns an address outside the server to which a client uploads these bytes directly: it accepts one object of this size and type and
   * then expires. Null when the store has no such addresses, so that the bytes go through the server.
   */
  putAddress(key: string, bytes: DirectBytes): Promise<string | null>;
  /** Checks that the store can be used. Fails with `StartRefusedError` and a sentence when an operator has to correct the settings. */
  check(): Promise<void>;
}

/** Exchange rates that an outside source published for one day. */
export interface DayOfRates {
  /** Day of the rates, as YYYY-MM-DD. */
  day: string;
  rates: readonly NamedRate[];
}

/** Source of exchange rates. */
export interface RateFeed {
  /**
   * Returns the days that the source lists, newest first and at least one. Fails when the source does not answer, or answers with something
   * else.
   */
  read(): Promise<DayOfRates[]>;
}

/** All connections to services outside the server. */
export interface Adapters {
  mail: MailAdapter;
  social: SocialAdapter;
  files: FileAdapter;
  /** Null when the merchant sets its rates by hand. */
  rates: RateFeed | null;
}
