let person: string | null = null;

/** Sets the id of the signed-in user; null for none. Input is stored for that user only. */
export function keepFor(id: string | null): void {
  person = id;
}

/** Returns the id of the signed-in user. */
export const keptFor = (): string | null => person;

/** Returns the storage key of a name for the signed-in user; null when no user is signed in. */
export const keptKey = (name: string): string | null => (person === null ? null : `${person}/${name}`);
