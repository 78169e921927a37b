/** Error when the embedded database cannot be started or used as it is; the message is for the operator at the console. */
export class EmbeddedPostgresError extends Error {}
