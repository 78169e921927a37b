import type { Readable } from 'node:stream';

/** A message to a person outside the product. */
export interface OutgoingMessage {
  channel: 'email' | 'phone';
  to: string;
  subject: string;
  text: string;
}

/** Sends e-mail and phone messages. */
export interface MailAdapter {
  send(message: OutgoingMessage): Promise<void>;
}

/** Asks the social platform who a login code stands for (K-01). */
export interface SocialAdapter {
  /** False when no platform is configured; the sign-in panel then says so (D-64). */
  readonly configured: boolean;
  /** The person's id on the platform, or null when the code is not good. */
  identify(code: string): Promise<string | null>;
}

/** Keeps the bytes of uploaded files. */
export interface FileAdapter {
  put(key: string, data: Buffer): Promise<void>;
  get(key: string): Promise<Readable | null>;
}

/** Every connection to the outside. */
export interface Adapters {
  mail: MailAdapter;
  social: SocialAdapter;
  files: FileAdapter;
}
