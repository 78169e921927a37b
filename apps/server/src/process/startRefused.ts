import { EmbeddedPostgresError } from '@selvedge/embedded-postgres/error';

/** Error when an installation cannot be started or worked on as it is; the message is for the operator at the console. */
export class StartRefusedError extends Error {}

/** Returns whether an error says in a sentence what the operator at the console has to correct. */
export const isForOperator = (error: unknown): error is Error =>
  error instanceof StartRefusedError || error instanceof EmbeddedPostgresError;
