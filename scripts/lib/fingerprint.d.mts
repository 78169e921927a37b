/** Hash over path, size and time of every file below the folders. */
export function fingerprint(folders: readonly string[]): string;
