/**
 * The file store is unavailable, or fails to accept or return bytes. The store's own message is reduced to names and numbers, because its
 * answers quote keys and addresses.
 */
export class FileStoreUnavailableError extends Error {
  /** Error code of the system or the library, or HTTP status of the store. */
  readonly said: string;

  constructor(error: unknown) {
    const { code, status, name, cause } = Object(error) as Record<string, unknown>;
    const said = String(status ?? code ?? (Object(cause) as { code?: unknown }).code ?? name ?? 'Error');
    super(`The store of files does not answer as it should (${said}).`);
    this.name = 'FileStoreUnavailableError';
    this.said = said;
  }
}

/** Runs work on the store and rethrows every failure as `FileStoreUnavailableError`. */
export async function wrapStoreErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof FileStoreUnavailableError ? error : new FileStoreUnavailableError(error);
  }
}
