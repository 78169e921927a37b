/** Error when an installation cannot be started or worked on as it is; the message is for the operator at the console. */
export class StartRefusedError extends Error {}
