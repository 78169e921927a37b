import type { Readable } from 'node:stream';

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

/** Asks the social platform who a login code stands for (K-01). */
export interface SocialAdapter {
  /** False when no platform is configured; the sign-in panel then says so (D-64). */
  readonly configured: boolean;
  /** The person's id on the platform, or null when the code is not good. */
  identify(code: string): Promise<string | null>;
}

/** Bytes that lie in the store. */
export interface StoredBytes {
  key: string;
  changedAt: Date;
}

/** Keeps the bytes of uploaded files (D-59). */
export interface FileAdapter {
  /** Keeps bytes under a new key. Done means that they outlive a power cut; there is never half a file under a key. */
  put(key: string, data: Buffer): Promise<void>;
  /** The bytes, or null when there are none. */
  get(key: string): Promise<Readable | null>;
  /** Removes the bytes; nothing happens when there are none. */
  delete(key: string): Promise<void>;
  /** Everything in the store, also what a cut-off `put` left behind; each key can be given to `delete`. */
  list(): AsyncIterable<StoredBytes>;
}

/** Every connection to the outside. */
export interface Adapters {
  mail: MailAdapter;
  social: SocialAdapter;
  files: FileAdapter;
}
