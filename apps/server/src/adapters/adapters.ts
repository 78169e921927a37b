import type { Readable } from 'node:stream';
import type { NamedRate } from '@selvedge/domain/money/exchange';

/** A message to a person outside the product. */
export interface OutgoingMessage {
  /** The same each time the message is tried. */
  id: string;
  channel: 'email' | 'phone';
  to: string;
  subject: string;
  text: string;
  /** The same for programs that show HTML. */
  html: string;
}

/** Sends e-mail and phone messages. */
export interface MailAdapter {
  send(message: OutgoingMessage): Promise<void>;
  /** Removes what an adapter keeps of messages sent before a moment, and says how many; absent where nothing is kept. */
  forget?(before: Date): Promise<number>;
}

/** A browser that is on its way to the social platform. */
export interface SocialDeparture {
  /** What the platform sends back with the person. */
  state: string;
  /** The key whose proof goes along; it stays on the server. */
  verifier: string;
  /** Where the caller reached this server. */
  origin: string;
}

/**
 * Asks the social platform who a login code stands for. Where the platform does not do its work, the methods fail with
 * `SocialAwayError`.
 */
export interface SocialAdapter {
  /** False when no platform is configured; the sign-in panel then says so. */
  readonly configured: boolean;
  /** What the house calls the platform; null for WeChat and for the stand-in. */
  readonly name: string | null;
  /** A stand-in of development, which asks the person on a page of this server. */
  readonly isSimulated: boolean;
  /** The address of the buyer app that the platform sends browsers back to; null where it is wherever the caller is. */
  readonly returnUrl: string | null;
  /** Where the platform asks the person. */
  departure(begun: SocialDeparture): Promise<string>;
  /**
   * The person's id on the platform, or null when the code is not good. `verifier` is that of the departure; null for a code
   * that the platform's own app gave without one.
   */
  identify(code: string, verifier: string | null): Promise<string | null>;
}

/** Bytes that lie in the store. */
export interface StoredBytes {
  key: string;
  changedAt: Date;
}

/** Bytes that a client brings to the store itself. */
export interface DirectBytes {
  /** Exactly so many. */
  size: number;
  contentType: string;
  /** How long the address is good, in ms. */
  lifeMs: number;
}

/**
 * Keeps the bytes of uploaded files. Where the store does not do its work, for whatever reason, the methods fail with
 * `FilesAwayError`: nothing is known to be kept or gone then, and trying again later may help.
 */
export interface FileAdapter {
  /** Keeps bytes under a key. Done means that they outlive a power cut; there is never half a file under a key. */
  put(key: string, data: Buffer): Promise<void>;
  /** The bytes, or null when there are none. */
  get(key: string): Promise<Readable | null>;
  /** Removes the bytes; nothing happens when there are none. */
  delete(key: string): Promise<void>;
  /** Everything in the store, also what a cut-off `put` left behind; each key can be given to `delete`. */
  list(): AsyncIterable<StoredBytes>;
  /** Whether there is nothing at all, ours or not. */
  isEmpty(): Promise<boolean>;
  /** Removes everything of ours, for a house that is emptied. */
  clear(): Promise<void>;
  /**
   * An address outside the server to which a client puts these bytes itself: it takes one object of this size and type and
   * ends. Null where the store has none, so that the bytes come through the server.
   */
  putAddress(key: string, bytes: DirectBytes): Promise<string | null>;
  /** Whether the store can be used. Fails with `StartRefusedError` and a sentence where a person has to mend the settings. */
  check(): Promise<void>;
}

/** Exchange rates as somebody outside published them. */
export interface DayOfRates {
  /** The day they are of, as YYYY-MM-DD. */
  day: string;
  rates: readonly NamedRate[];
}

/** Where exchange rates come from. */
export interface RateFeed {
  /** The days the source names, newest first and at least one. Fails where the source does not answer, or with something else. */
  read(): Promise<DayOfRates[]>;
}

/** Every connection to the outside. */
export interface Adapters {
  mail: MailAdapter;
  social: SocialAdapter;
  files: FileAdapter;
  /** Null where the house sets its rates by hand. */
  rates: RateFeed | null;
}
