/** The house cannot be started or worked on as it is; the message is for the person at the console. */
export class StartRefusedError extends Error {}
