/**
 * The store of files is not there right now, or will not take or give bytes. What it said is told by names and numbers
 * only: its answers quote keys and addresses.
 */
export class FilesAwayError extends Error {
  /** The system's or the library's code, or the HTTP status of the store. */
  readonly said: string;

  constructor(error: unknown) {
    const { code, status, name, cause } = Object(error) as Record<string, unknown>;
    const said = String(status ?? code ?? (Object(cause) as { code?: unknown }).code ?? name ?? 'Error');
    super(`The store of files does not answer as it should (${said}).`);
    this.name = 'FilesAwayError';
    this.said = said;
  }
}

/** Runs work on the store; whatever fails is told as `FilesAwayError`. */
export async function orAway<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof FilesAwayError ? error : new FilesAwayError(error);
  }
}
